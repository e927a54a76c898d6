import { useSearchParams } from 'react-router-dom'

export const TASK_VIEWS = ['list', 'board', 'week', 'calendar'] as const
export type TaskViewName = (typeof TASK_VIEWS)[number]

const isView = (name: string | null): name is TaskViewName =>
  TASK_VIEWS.some((view) => view === name)

/** The view of `/tasks`, kept in the address as `?view=`; the list without it. */
export function useTaskView() {
  const [parameters, setParameters] = useSearchParams()
  const name = parameters.get('view')
  const choose = (view: TaskViewName) =>
    setParameters((current) => {
      const next = new URLSearchParams(current)
      if (view === 'list') next.delete('view')
      else next.set('view', view)
      return next
    })
  return { view: isView(name) ? name : 'list', choose }
}
