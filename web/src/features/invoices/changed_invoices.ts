import { useQueryClient } from '@tanstack/react-query'

/** Everything that shows figures of invoices: lists, bell and details; the dashboard; what clients owe. */
const TOUCHED = ['/api/invoices', '/api/reminders', '/api/dashboard', '/api/clients']

/** Tells every open screen that invoices have changed. */
export function useInvoicesChanged() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(TOUCHED.map((path) => queryClient.invalidateQueries({ queryKey: [path] })))
}
