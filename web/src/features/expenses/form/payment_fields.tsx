import { Switch } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { DayField } from '@/components/form/day_field'
import { FormRow } from '@/components/form/form'
import type { ExpenseValues } from '../expense_values'
import classes from './form.module.css'

/** Whether it is paid, and since when or until when it is to be. */
export function PaymentFields({ form }: { form: UseFormReturnType<ExpenseValues> }) {
  const { t } = useTranslation('expenses')
  const { isPaid, paidDate, date } = form.values
  const pay = (isNow: boolean) => {
    form.setFieldValue('isPaid', isNow)
    if (isNow && !paidDate) form.setFieldValue('paidDate', date)
  }
  return (
    <FormRow>
      <Switch
        className={classes.paid}
        label={t('form.is_paid')}
        {...form.getInputProps('isPaid', { type: 'checkbox' })}
        onChange={(event) => pay(event.currentTarget.checked)}
      />
      {isPaid ? (
        <DayField
          key="paid"
          label={t('form.paid_date')}
          isPast
          {...form.getInputProps('paidDate')}
        />
      ) : (
        <DayField
          key="due"
          label={t('form.due_date')}
          clearable
          clearButtonProps={{ 'aria-label': t('form.clear_due_date') }}
          {...form.getInputProps('dueDate')}
        />
      )}
    </FormRow>
  )
}
