import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { RowOf } from '#api/routes'
import { showRefusal } from '@/components/toast'
import { api } from '@/lib/server/api'
import { recordQuery } from '@/lib/server/queries'

export type Step = RowOf<'/api/tasks/:id/checklist'>
type StepChange = { title?: string; done?: boolean; position?: number }

/** The checklist of a task and the changes that can be made to it; it follows live events of the task. */
export function useChecklist(taskId: string) {
  const queryClient = useQueryClient()
  const query = recordQuery('/api/tasks/:id/checklist', { params: { id: taskId } })
  const { data: steps } = useQuery(query)

  /** Shows the steps as they will be, then as the server answers; a refusal brings the stored ones back. */
  const attempt = async (expected: Step[], send: () => Promise<Step[] | undefined>) => {
    await queryClient.cancelQueries({ queryKey: query.queryKey })
    queryClient.setQueryData(query.queryKey, expected)
    try {
      const saved = await send()
      if (saved) queryClient.setQueryData(query.queryKey, saved)
      return true
    } catch (failure) {
      console.warn('The checklist was not changed.', failure)
      showRefusal(failure)
      await queryClient.invalidateQueries({ queryKey: query.queryKey })
      return false
    }
  }

  const all = steps ?? []
  return {
    steps,
    add: (titles: string[]) =>
      attempt(all, () =>
        api('POST', '/api/tasks/:id/checklist', {
          params: { id: taskId },
          body: { items: titles.map((title) => ({ title })) },
        })
      ),
    change: ({ _id }: Step, change: StepChange) =>
      attempt(changed(all, _id, change), () =>
        api('PATCH', '/api/checklist-items/:id', { params: { id: _id }, body: change })
      ),
    remove: ({ _id }: Step) =>
      attempt(
        all.filter((step) => step._id !== _id),
        async () => {
          await api('DELETE', '/api/checklist-items/:id', { params: { id: _id } })
          return undefined
        }
      ),
  }
}

/** The steps after a change of one of them. */
function changed(steps: Step[], id: string, { position, ...values }: StepChange): Step[] {
  const own = steps.find(({ _id }) => _id === id)
  if (!own) return steps
  const next = { ...own, ...values }
  if (position === undefined) return steps.map((step) => (step._id === id ? next : step))
  return steps.filter(({ _id }) => _id !== id).toSpliced(position, 0, next)
}
