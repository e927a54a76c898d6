import { useHotkeys } from '@mantine/hooks'
import { useState } from 'react'
import { isDialogOpen } from '../../dialogs/dialog_open'
import { isTyping } from '../../keys/is_typing'

interface RowKeysOptions {
  ids: string[]
  onOpen: (id: string) => void
  onTick: (id: string) => void
}

/** A letter that is typed into a field has to be written there. */
const WITHOUT_PREVENTING = { preventDefault: false }

/**
 * `j` and `k` walk through the rows, Enter opens the current one, `x` ticks it, as long as no dialog covers them.
 * Returns the id of the row.
 */
export function useRowKeys({ ids, onOpen, onTick }: RowKeysOptions) {
  const [position, setPosition] = useState(-1)
  const current = ids[position]

  const walk = (steps: number) => {
    const next = Math.min(Math.max(position + steps, 0), ids.length - 1)
    setPosition(next)
    document.getElementById(rowElementId(ids[next]))?.scrollIntoView({ block: 'nearest' })
  }
  const inTheOpen = (act: () => void) => (event: KeyboardEvent) => {
    if (!isDialogOpen() && !isTyping(event.target)) act()
  }
  // A row that was ticked with the mouse has the focus on its box: the letters are still keys of the table there.
  useHotkeys(
    [
      ['j', inTheOpen(() => walk(1)), WITHOUT_PREVENTING],
      ['k', inTheOpen(() => walk(-1)), WITHOUT_PREVENTING],
      ['x', inTheOpen(() => current && onTick(current)), WITHOUT_PREVENTING],
    ],
    []
  )
  useHotkeys(
    [['Enter', inTheOpen(() => current && onOpen(current)), WITHOUT_PREVENTING]],
    ['INPUT', 'TEXTAREA', 'SELECT', 'BUTTON', 'A']
  )
  return current
}

export const rowElementId = (id = '') => `row-${id}`
