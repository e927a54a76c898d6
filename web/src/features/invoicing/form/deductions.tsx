import { Checkbox, Text } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { Section } from '@/components/page/section'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import view from '../view/view.module.css'
import type { InvoiceValues } from './invoice_values'
import type { DownPayment } from './use_deductions'

interface DeductionsProps {
  form: UseFormReturnType<InvoiceValues>
  offered: DownPayment[]
  /** The remainder after the deductions, a decimal string. */
  remainder: string
}

/** Which down payments the final invoice takes off, and what remains. */
export function Deductions({ form, offered, remainder }: DeductionsProps) {
  const { t } = useTranslation('invoicing')
  const { currency, downPayments } = form.values
  const input = form.getInputProps('downPayments')
  const isMinus = Number(remainder) < 0
  return (
    <Section title={t('deductions.title')} help={t('deductions.help')}>
      {offered.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('deductions.none')}
        </Text>
      )}
      <Checkbox.Group
        aria-label={t('deductions.title')}
        value={downPayments}
        onChange={(ids) => form.setFieldValue('downPayments', ids)}
        error={input.error}
      >
        <ul className={view.rows}>
          {offered.map(({ _id, number, date, total }) => (
            <li key={_id} className={view.row}>
              <Checkbox
                className={view.rowText}
                value={_id}
                label={
                  <>
                    {number} · <DayText value={date} />
                  </>
                }
              />
              <span className={view.rowFigure}>
                <Money amount={-total} currency={currency} />
              </span>
            </li>
          ))}
        </ul>
      </Checkbox.Group>
      <dl className={view.sums}>
        <dt className={view.total}>{t('form.sum_remaining')}</dt>
        <dd className={view.total}>
          <Money amount={remainder} currency={currency} />
        </dd>
      </dl>
      {isMinus && (
        <Text size="sm" c="red" mt="xs" role="alert">
          {t('deductions.too_much')}
        </Text>
      )}
    </Section>
  )
}
