import { useLocation } from 'react-router-dom'

/** The address of a task's drawer over the list as it is filtered now. */
export function useTaskLink() {
  const { pathname, search } = useLocation()
  return (taskId: string) => {
    const parameters = new URLSearchParams(search)
    parameters.set('task', taskId)
    return `${pathname}?${parameters}`
  }
}
