import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf } from '#api/routes'
import { api } from '@/lib/server/api'
import type { HoursPreviewBody } from './hours_values'

export type HoursPreview = AnswerOf<'POST', '/api/unbilled-hours/preview'>

const PAUSE_MS = 250

/**
 * The lines that hours would become, asked for once the typing has paused. The last answer stays until the next. When it changes
 * though nothing else was chosen, because somebody changed hours or prices, `outdated` is what was shown first.
 */
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
  const [first, setFirst] = useState<{ asked: string; preview: HoursPreview }>()
  const shown = query.isPlaceholderData ? undefined : query.data
  if (shown && !query.isFetching && first?.asked !== settled) {
    setFirst({ asked: settled, preview: shown })
  }
  const isSame = !shown || first?.preview.fingerprint === shown.fingerprint
  const outdated = first?.asked === settled && !isSame ? first.preview : undefined
  const isCurrent = settled === asked && !query.isFetching && !query.isError
  return { preview: query.data, outdated, failure: query.error, isCurrent, refetch: query.refetch }
}
