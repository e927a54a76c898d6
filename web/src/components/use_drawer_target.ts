import { useSearchParams } from 'react-router-dom'

/** Which record a form drawer is open for, kept in the address: `?new=1`, `?edit=<id>`, neither when closed. */
export function useDrawerTarget() {
  const [parameters, setParameters] = useSearchParams()
  const target = parameters.has('new') ? 'new' : (parameters.get('edit') ?? undefined)

  const change = (name: string | undefined, value: string) =>
    setParameters((current) => {
      const next = new URLSearchParams(current)
      next.delete('new')
      next.delete('edit')
      if (name) next.set(name, value)
      return next
    })
  return {
    target,
    open: (id: string) => change('edit', id),
    close: () => change(undefined, ''),
  }
}
