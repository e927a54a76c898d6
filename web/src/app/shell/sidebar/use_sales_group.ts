import { useEffect, useState } from 'react'
import type { MenuEntry } from '../../define_feature'

/**
 * Whether the Sales group is open. Choosing an entry of the menu closes it, as the specification wants it; a page
 * of the group that is reached in any other way, a fresh load among them, opens it.
 * @param entries of the group
 * @param here the path of the entry that the page belongs to
 */
export function useSalesGroup(entries: MenuEntry[], here: string | undefined) {
  const isWithin = entries.some(({ path }) => path === here)
  const [isOpen, setOpen] = useState(isWithin)
  const [wasWithin, setWasWithin] = useState(isWithin)
  const [isChosen, setChosen] = useState(false)

  // While rendering, so that no closed group is seen in between.
  if (isWithin !== wasWithin) {
    setWasWithin(isWithin)
    if (isWithin && !isChosen) setOpen(true)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice counts for the page that it leads to
  useEffect(() => setChosen(false), [here])

  return {
    isOpen,
    toggle: () => setOpen(!isOpen),
    close: () => {
      setChosen(true)
      setOpen(false)
    },
  }
}
