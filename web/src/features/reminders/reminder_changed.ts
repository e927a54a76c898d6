import { useQueryClient } from '@tanstack/react-query'
import { AFFECTED } from './reminder'

/** Refreshes all that shows a reminder after it has changed. */
export function useReminderChanged() {
  const queryClient = useQueryClient()
  return () =>
    Promise.all(AFFECTED.map((path) => queryClient.invalidateQueries({ queryKey: [path] })))
}
