import { Anchor, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { MoneyField } from '@/components/form/money_field'
import { NumberField } from '@/components/form/number_field'
import { Money } from '@/components/values/money'
import { Quantity } from '@/components/values/quantity'
import classes from './credit.module.css'
import { type CreditableLine, type CreditValues, isCreditable, wholeOf } from './credit_values'

interface CreditLinesProps {
  form: UseFormReturnType<CreditValues>
  lines: CreditableLine[]
  currency: string
}

/** The lines of the invoice with the remainder of each, and the part to give back. */
export function CreditLines({ form, lines, currency }: CreditLinesProps) {
  return (
    <ol className={classes.lines}>
      {lines.map((line, index) => (
        <CreditLine key={line.lineId} form={form} line={line} index={index} currency={currency} />
      ))}
    </ol>
  )
}

interface CreditLineProps extends Omit<CreditLinesProps, 'lines'> {
  line: CreditableLine
  index: number
}

function CreditLine({ form, line, index, currency }: CreditLineProps) {
  const { t } = useTranslation('invoicing')
  const { t: word } = useTranslation('documents')
  const { description, unit, quantityLeft, amountLeft } = line
  const [name] = description.split('\n')
  const at = (field: 'quantity' | 'amount') => `lines.${index}.${field}`
  /** The one that was written last counts. */
  const write = (field: 'quantity' | 'amount', value: string) => {
    form.setFieldValue(at(field), value)
    if (value) form.setFieldValue(at(field === 'quantity' ? 'amount' : 'quantity'), '')
  }
  return (
    <li className={classes.line} data-settled={!isCreditable(line) || undefined}>
      <div className={classes.words}>
        <Text fw={500}>{name}</Text>
        <Text size="xs" c="dimmed">
          {isCreditable(line) ? (
            <>
              {t('credit.left')} <Quantity value={quantityLeft} unit={unit} /> ·{' '}
              <Money amount={amountLeft} currency={currency} />{' '}
              <Anchor
                component="button"
                type="button"
                size="xs"
                onClick={() => form.setFieldValue(`lines.${index}`, wholeOf(line))}
              >
                {t('credit.all_of_line')}
              </Anchor>
            </>
          ) : (
            t('credit.nothing_left')
          )}
        </Text>
      </div>
      {isCreditable(line) && (
        <>
          <NumberField
            className={classes.figure}
            label={word('form.quantity')}
            disabled={quantityLeft === 0}
            rightSection={<Text size="xs">{unit}</Text>}
            rightSectionWidth={44}
            rightSectionPointerEvents="none"
            {...form.getInputProps(at('quantity'))}
            onChange={(value) => write('quantity', value)}
          />
          <MoneyField
            className={classes.figure}
            label={t('credit.or_amount')}
            currency={currency}
            {...form.getInputProps(at('amount'))}
            onChange={(value) => write('amount', value)}
          />
        </>
      )}
    </li>
  )
}
