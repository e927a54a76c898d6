import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { CurrencyField } from '@/components/form/currency_field'
import { DayField } from '@/components/form/day_field'
import { FormRow } from '@/components/form/form'
import { addDays, daysBetween } from '@/lib/days'
import type { InvoiceValues } from './invoice_values'

/** Dates and currency. The due date follows the date by the days that lie between them. */
export function HeadFields({ form }: { form: UseFormReturnType<InvoiceValues> }) {
  const { t } = useTranslation('invoices')
  const { termDays } = form.values

  const setDate = (date: string) =>
    form.setValues({ date, ...(date && { dueDate: addDays(date, termDays) }) })
  const setDueDate = (dueDate: string) => {
    const { date } = form.getValues()
    form.setValues({ dueDate, ...(date && dueDate && { termDays: daysBetween(date, dueDate) }) })
  }
  return (
    <FormRow>
      <DayField label={t('form.date')} {...form.getInputProps('date')} onChange={setDate} />
      <DayField
        label={t('form.service_date')}
        clearable
        clearButtonProps={{ 'aria-label': t('form.clear_service_date') }}
        {...form.getInputProps('serviceDate')}
      />
      <DayField
        label={t('form.due_date')}
        description={t('form.due_help', { count: termDays })}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.getInputProps('dueDate')}
        onChange={setDueDate}
      />
      <CurrencyField label={t('form.currency')} {...form.getInputProps('currency')} />
    </FormRow>
  )
}
