import { useQueryClient } from '@tanstack/react-query'
import { pathsRefreshedBy } from '@/lib/live/refresh_rules'

/** Fetches everything again that shows figures of invoices, and the mails that may have gone out with them. */
export function useInvoicesChanged() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(
      [...pathsRefreshedBy('invoice'), '/api/mails'].map((path) =>
        queryClient.invalidateQueries({ queryKey: [path] })
      )
    )
}
