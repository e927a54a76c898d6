import type { UseQueryResult } from '@tanstack/react-query'
import { taxRateOf, useSettings } from '@/lib/settings'

/** A record that is asked for with `staleTime: 0`: a form keeps what it began with, so it begins with the newest. */
export type DraftRecord<Draft> = Pick<
  UseQueryResult<Draft>,
  'data' | 'isError' | 'error' | 'refetch' | 'isFetchedAfterMount'
>

/** Waits for what the form of a stored draft begins with: the newest record, and the settings. */
export function useDraft<Draft extends { status: string }>(record: DraftRecord<Draft>) {
  const settings = useSettings()
  return {
    /** Only drafts can be changed. */
    isClosed: record.data !== undefined && record.data.status !== 'Draft',
    isReady: record.isFetchedAfterMount && !settings.isPending,
    taxRate: taxRateOf(settings.data?.preferences),
  }
}
