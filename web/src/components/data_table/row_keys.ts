import { useHotkeys } from '@mantine/hooks'
import { useState } from 'react'
import { isDialogOpen } from '../dialog_open'

interface RowKeysOptions {
  ids: string[]
  onOpen: (id: string) => void
  onTick: (id: string) => void
}

/**
 * `j` and `k` walk through the rows, Enter opens the one, `x` ticks it, as long as no dialog stands before them.
 * Answers the id of the row.
 */
export function useRowKeys({ ids, onOpen, onTick }: RowKeysOptions) {
  const [position, setPosition] = useState(-1)
  const current = ids[position]

  const walk = (steps: number) => {
    const next = Math.min(Math.max(position + steps, 0), ids.length - 1)
    setPosition(next)
    document.getElementById(rowElementId(ids[next]))?.scrollIntoView({ block: 'nearest' })
  }
  const inTheOpen = (act: () => void) => () => {
    if (!isDialogOpen()) act()
  }
  useHotkeys([
    ['j', inTheOpen(() => walk(1))],
    ['k', inTheOpen(() => walk(-1))],
    ['x', inTheOpen(() => current && onTick(current))],
  ])
  useHotkeys(
    [['Enter', inTheOpen(() => current && onOpen(current)), { preventDefault: false }]],
    ['INPUT', 'TEXTAREA', 'SELECT', 'BUTTON', 'A']
  )
  return current
}

export const rowElementId = (id = '') => `row-${id}`
