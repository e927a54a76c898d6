import { useQueryClient } from '@tanstack/react-query'

/** Everything that shows figures of invoices: lists, bell and details; the dashboard; what clients owe, paid and have as credit. */
const TOUCHED = [
  '/api/invoices',
  '/api/reminders',
  '/api/dashboard',
  '/api/clients',
  '/api/payments',
  '/api/credits',
  '/api/bank-entries',
  '/api/mails',
]

/** Tells every open screen that invoices have changed. */
export function useInvoicesChanged() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(TOUCHED.map((path) => queryClient.invalidateQueries({ queryKey: [path] })))
}
