import { useLocation, useSearchParams } from 'react-router-dom'

/**
 * What is open beside a list, kept in the address among the filters: `?payment=<id>`, `?new=1`.
 * @param name of the parameter
 */
export function useBeside(name: string) {
  const { pathname } = useLocation()
  const [parameters, setParameters] = useSearchParams()
  const withId = (current: URLSearchParams, id: string | undefined) => {
    const next = new URLSearchParams(current)
    if (id === undefined) next.delete(name)
    else next.set(name, id)
    return next
  }
  return {
    /** Null when nothing is open. */
    id: parameters.get(name),
    linkTo: (id: string) => `${pathname}?${withId(parameters, id)}`,
    open: (id: string) => setParameters((current) => withId(current, id)),
    /** Goes from one to another, so that the way back still leads to the list. */
    turnTo: (id: string) => setParameters((current) => withId(current, id), { replace: true }),
    // The way back leads to where it was opened, not into it again.
    close: () => setParameters((current) => withId(current, undefined), { replace: true }),
  }
}
