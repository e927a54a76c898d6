import { ActionIcon } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { IconTrash } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { ChoiceField } from '@/components/form/choice_field'
import { MoneyField } from '@/components/form/money_field'
import { formatPercent } from '@/lib/numbers'
import { useLanguage } from '@/lib/use_language'
import type { ExpenseValues } from '../expense_values'
import { useCategories } from '../use_categories'
import classes from './form.module.css'
import { RateField } from './rate_field'

/** The amount, category and rate of each line; most receipts have one line. */
export function AmountLines({ form }: { form: UseFormReturnType<ExpenseValues> }) {
  const { lines } = form.values
  return lines.map(({ key }, index) => (
    <AmountLine key={key} form={form} index={index} isOnly={lines.length === 1} />
  ))
}

interface AmountLineProps {
  form: UseFormReturnType<ExpenseValues>
  index: number
  isOnly: boolean
}

function AmountLine({ form, index, isOnly }: AmountLineProps) {
  const { t } = useTranslation('expenses')
  const { language } = useLanguage()
  const { options, deductiblePercent } = useCategories()
  const { currency, isReverseCharge, lines } = form.values
  const path = (name: string) => `lines.${index}.${name}`
  const field = (name: string) => form.getInputProps(path(name))
  const percent = deductiblePercent(lines[index]?.category ?? '')
  /** A printed VAT belongs to the amount and rate that it was printed beside. */
  const change = (name: string) => (value: string) => {
    form.setFieldValue(path(name), value)
    form.setFieldValue(path('tax'), '')
  }
  return (
    <div className={classes.line}>
      <MoneyField
        label={t(isReverseCharge ? 'form.amount_net' : 'form.amount')}
        currency={currency}
        {...field('amount')}
        onChange={change('amount')}
      />
      <RateField label={t('form.rate')} {...field('taxRate')} onChange={change('taxRate')} />
      <ChoiceField
        label={t('form.category')}
        placeholder={t('form.category_hint')}
        data={options}
        description={
          percent < 100 ? t('form.deductible', { percent: formatPercent(percent, language) }) : null
        }
        {...field('category')}
      />
      {!isOnly && (
        <ActionIcon
          className={classes.remove}
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t('form.remove_line', { number: index + 1 })}
          onClick={() => form.removeListItem('lines', index)}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      )}
    </div>
  )
}
