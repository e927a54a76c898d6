import { useHotkeys } from '@mantine/hooks'
import { useState } from 'react'

interface RowKeysOptions {
  ids: string[]
  onOpen: (id: string) => void
  onTick: (id: string) => void
}

/** `j` and `k` walk through the rows, Enter opens the one, `x` ticks it. Answers the id of the row. */
export function useRowKeys({ ids, onOpen, onTick }: RowKeysOptions) {
  const [position, setPosition] = useState(-1)
  const current = ids[position]

  const walk = (steps: number) => {
    const next = Math.min(Math.max(position + steps, 0), ids.length - 1)
    setPosition(next)
    document.getElementById(rowElementId(ids[next]))?.scrollIntoView({ block: 'nearest' })
  }
  useHotkeys([
    ['j', () => walk(1)],
    ['k', () => walk(-1)],
    ['x', () => current && onTick(current)],
  ])
  useHotkeys(
    [['Enter', () => current && onOpen(current), { preventDefault: false }]],
    ['INPUT', 'TEXTAREA', 'SELECT', 'BUTTON', 'A']
  )
  return current
}

export const rowElementId = (id = '') => `row-${id}`
