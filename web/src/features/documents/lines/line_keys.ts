import type { KeyboardEvent } from 'react'
import type { Lines } from './use_lines'

const whereOf = ({ target }: { target: EventTarget }) => {
  const path = target instanceof HTMLElement ? target.dataset.path : undefined
  const [, index, field] = /^lines\.(\d+)\.(\w+)$/.exec(path ?? '') ?? []
  return index !== undefined && field ? { index: Number(index), field } : undefined
}

/** In which line of how many something happened. */
export const lineAt = (event: { target: EventTarget }) => whereOf(event)?.index

/** Enter goes on to the next line, Alt+↑ and Alt+↓ move one. */
export const lineKeys = (lines: Lines, count: number) => ({
  // Before the list of items gets the arrow.
  onKeyDownCapture: (event: KeyboardEvent) => {
    const where = whereOf(event)
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0
    if (!where || !event.altKey || step === 0) return
    event.preventDefault()
    event.stopPropagation()
    const to = where.index + step
    if (to < 0 || to >= count) return
    lines.move(where.index, to)
    lines.focus(to, where.field)
  },
  onKeyDown: (event: KeyboardEvent) => {
    const where = whereOf(event)
    const isPlain = !event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey
    if (!where || event.key !== 'Enter' || !isPlain || event.defaultPrevented) return
    event.preventDefault()
    lines.goOn(where.index)
  },
})
