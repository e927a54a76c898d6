import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '@/lib/server/api'
import { type RecurringValues, timingOf } from './recurring_values'

const PAUSE_MS = 300

/** The next dates and the number of past ones as the server would take them, while the form is written. */
export function useScheduleDates(values: RecurringValues) {
  const { startOn, ends, endsOn, endsAfter } = values
  const isReady =
    startOn !== '' && (ends === 'never' || (ends === 'onDate' ? endsOn : endsAfter) !== '')
  const asked = JSON.stringify(timingOf(values))
  const [settled] = useDebouncedValue(asked, PAUSE_MS)
  const dates = useQuery({
    queryKey: ['recurring expense dates', settled],
    queryFn: ({ signal }) =>
      api('POST', '/api/recurring-expenses/dates', { body: JSON.parse(settled), signal }),
    enabled: isReady && settled === asked,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return { isReady, dates }
}
