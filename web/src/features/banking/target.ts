import { useSearchParams } from 'react-router-dom'

/** What is open beside the list, kept in the address: `?match=<id>` of an entry, `?statements=1`. */
export function useTarget(name: 'match' | 'statements') {
  const [parameters, setParameters] = useSearchParams()
  const change = (value: string | null) =>
    setParameters(
      (current) => {
        const next = new URLSearchParams(current)
        if (value === null) next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true }
    )
  return { id: parameters.get(name), open: (id: string) => change(id), close: () => change(null) }
}
