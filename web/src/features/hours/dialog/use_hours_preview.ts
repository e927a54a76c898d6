import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#api/routes'
import { api } from '@/lib/server/api'
import type { HoursPreviewBody } from './hours_values'

export type HoursPreview = AnswerOf<'POST', '/api/unbilled-hours/preview'>

const PAUSE_MS = 250

/** The lines that hours would become, asked for once the typing has paused. The last answer stays until the next. */
export function useHoursPreview(body: HoursPreviewBody) {
  const asked = JSON.stringify(body)
  const [settled] = useDebouncedValue(asked, PAUSE_MS)
  const query = useQuery({
    // Outdated by the same changes as the sums.
    queryKey: ['/api/unbilled-hours', 'preview', settled],
    queryFn: ({ signal }) =>
      api('POST', '/api/unbilled-hours/preview', {
        body: JSON.parse(settled),
        signal,
        isDrawn: true,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const isCurrent = settled === asked && !query.isFetching && !query.isError
  return { preview: query.data, failure: query.error, isCurrent, refetch: query.refetch }
}
