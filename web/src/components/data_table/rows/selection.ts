import { useState } from 'react'

/**
 * The rows that are ticked, by id. Rows of other pages are not kept: the bar acts on what is seen.
 * @param first ticked when the list opens
 */
export function useSelection(ids: string[], first: string[] = []) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set(first))
  const selected = ids.filter((id) => ticked.has(id))
  const areAll = ids.length > 0 && selected.length === ids.length
  return {
    selected,
    areAll,
    areSome: selected.length > 0 && !areAll,
    has: (id: string) => ticked.has(id),
    toggle: (id: string) => {
      const next = new Set(selected)
      if (!next.delete(id)) next.add(id)
      setTicked(next)
    },
    toggleAll: () => setTicked(new Set(areAll ? [] : ids)),
    clear: () => setTicked(new Set()),
  }
}

export type Selection = ReturnType<typeof useSelection>
