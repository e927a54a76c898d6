import { useQueryClient } from '@tanstack/react-query'
import { TOUCHED_ROOTS } from '@/lib/touched_roots'

/** Everything that shows figures of invoices, and the mails that may have gone out with them. */
const TOUCHED = [...(TOUCHED_ROOTS.invoice ?? []), '/api/mails']

/** Tells every open screen that invoices have changed. */
export function useInvoicesChanged() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(TOUCHED.map((path) => queryClient.invalidateQueries({ queryKey: [path] })))
}
