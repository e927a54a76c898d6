import { Checkbox } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { millionths, pointed } from '@/lib/exact_amounts'
import { formatMoney } from '@/lib/language/numbers'
import { useLanguage } from '@/lib/language/use_language'
import { expenseFigures } from '../expense_figures'
import type { RecurringValues } from './recurring_values'
import { useScheduleDates } from './use_schedule_dates'

const MILLIONTH_PLACES = 6

/** Offers to record the dates of a new recurring expense that lie before today, with their number and sum. */
export function PastDates({ form }: { form: UseFormReturnType<RecurringValues> }) {
  const { t } = useTranslation('expenses')
  const { language } = useLanguage()
  const { values } = form
  const { isReady, dates } = useScheduleDates(values)
  const count = dates.data?.past ?? 0
  if (values._id !== '' || !isReady || count === 0) return null
  const { gross } = expenseFigures(values.lines, values)
  const total = pointed(millionths(gross) * BigInt(count), MILLIONTH_PLACES)
  return (
    <Checkbox
      label={t('recurring.records_past', {
        count,
        total: formatMoney(total, values.currency, language),
      })}
      description={t(`recurring.records_past_help.${values.payment}`)}
      {...form.getInputProps('recordsPast', { type: 'checkbox' })}
    />
  )
}
