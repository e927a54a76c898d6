import { useSearchParams } from 'react-router-dom'

/** One record whose drawer is open, kept in the address beside the filters of the list: `?payment=<id>`. */
export function useTarget(name: 'payment' | 'credit' | 'new') {
  const [parameters, setParameters] = useSearchParams()
  const linkTo = (id: string) => {
    const next = new URLSearchParams(parameters)
    next.set(name, id)
    return `?${next}`
  }
  const close = () =>
    setParameters(
      (current) => {
        const next = new URLSearchParams(current)
        next.delete(name)
        return next
      },
      { replace: true }
    )
  return { id: parameters.get(name), linkTo, close }
}
