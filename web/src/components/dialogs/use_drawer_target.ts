import { useSearchParams } from 'react-router-dom'

/**
 * Which record a form drawer is open for, kept in the address: `?new=1`, `?edit=<id>`, neither when closed. `field`
 * names the field to begin with, `from` the record that a new one is like.
 */
export function useDrawerTarget() {
  const [parameters, setParameters] = useSearchParams()
  const target = parameters.has('new') ? 'new' : (parameters.get('edit') ?? undefined)

  const change = (id: string | undefined, options: { replace: boolean }) =>
    setParameters((current) => {
      const next = new URLSearchParams(current)
      next.delete('new')
      next.delete('edit')
      next.delete('field')
      next.delete('from')
      if (id) next.set('edit', id)
      return next
    }, options)
  return {
    target,
    open: (id: string) => change(id, { replace: false }),
    // The way back leads to where it was opened, not into it again.
    close: () => change(undefined, { replace: true }),
  }
}
