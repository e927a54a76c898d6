import { useTranslation } from 'react-i18next'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import type { RecurringRow } from './recurring_expense'

/** The list of expenses shows how many recurring ones there are. */
export const AFFECTED = ['/api/recurring-expenses', '/api/expenses']

const STEPS = {
  pause: (id: string) => api('POST', '/api/recurring-expenses/:id/pause', { params: { id } }),
  resume: (id: string) => api('DELETE', '/api/recurring-expenses/:id/pause', { params: { id } }),
  end: (id: string) => api('POST', '/api/recurring-expenses/:id/end', { params: { id } }),
  delete: (id: string) => api('DELETE', '/api/recurring-expenses/:id', { params: { id } }),
} as const

export type Step = keyof typeof STEPS

/** Takes a step with a recurring expense and says so. */
export function useRecurringStep(step: Step) {
  const { t } = useTranslation('expenses')
  return useChange<Pick<RecurringRow, '_id' | 'vendor'>>({
    change: ({ _id }) => STEPS[step](_id),
    affects: AFFECTED,
    onDone: (_, { vendor }) => showDone(t(`recurring.done.${step}`, { vendor })),
  })
}
