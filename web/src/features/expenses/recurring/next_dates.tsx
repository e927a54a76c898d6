import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { failureText } from '@/lib/server/http_failure'
import { formatDate } from '@/lib/time/days'
import type { RecurringValues } from './recurring_values'
import { useScheduleDates } from './use_schedule_dates'

const MOST_SHOWN = 3
/** Room for the dates before they have come; on a phone they take two lines. */
const LINES = { base: '2lh', sm: '1lh' }

/** The next dates as the server would take them, while the form is written. */
export function NextDates({ values }: { values: RecurringValues }) {
  const { t } = useTranslation('expenses')
  const { t: common } = useTranslation('common')
  const { isReady, dates } = useScheduleDates(values)
  if (!isReady) return null
  const days = dates.data?.dates ?? []
  const shown = days.slice(0, MOST_SHOWN).map(formatDate).join(', ')
  const [first] = days
  const isPast = values._id === '' && first !== undefined && (dates.data?.past ?? 0) > 0
  const rest = days.length > MOST_SHOWN ? ' …' : ''
  return (
    <Text c="dimmed" size="sm" role="status" mih={LINES}>
      {dates.isError && failureText(dates.error, common('failure.unknown'))}
      {dates.isSuccess && days.length === 0 && t('recurring.no_dates')}
      {!dates.isError && days.length > 0 && t('recurring.next_dates', { dates: shown + rest })}
      {!dates.isError && isPast && !values.recordsPast && (
        <Text component="span" c="var(--kontor-status-partly)" inherit display="block" mt={4}>
          {t('recurring.past_dates', { first: formatDate(first) })}
        </Text>
      )}
    </Text>
  )
}
