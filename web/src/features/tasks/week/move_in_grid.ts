import type { KeyboardEvent } from 'react'

/** Rows and columns to go for a key; undefined for keys that stay in the cell. */
function stepOf(event: KeyboardEvent<HTMLElement>): [rows: number, columns: number] | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined
  switch (event.key) {
    case 'Enter':
      return [event.shiftKey ? -1 : 1, 0]
    case 'ArrowDown':
      return [1, 0]
    case 'ArrowUp':
      return [-1, 0]
    case 'ArrowLeft':
      return isAtEdge(event.currentTarget, 'start') ? [0, -1] : undefined
    case 'ArrowRight':
      return isAtEdge(event.currentTarget, 'end') ? [0, 1] : undefined
    default:
      return undefined
  }
}

/** Whether the caret has nothing left to cross; a text that is selected as a whole is left at once. */
function isAtEdge(cell: HTMLElement, edge: 'start' | 'end') {
  if (!(cell instanceof HTMLInputElement)) return true
  const { selectionStart, selectionEnd, value } = cell
  if (selectionStart === 0 && selectionEnd === value.length) return true
  return edge === 'start' ? selectionEnd === 0 : selectionStart === value.length
}

/**
 * Moves through the cells of a table as in a sheet: Enter and the arrows up and down through a column, left and right
 * through a row. Cells are elements with `data-cell="row column"`; on a button Enter presses it.
 */
export function moveInGrid(event: KeyboardEvent<HTMLElement>) {
  const cell = event.currentTarget
  if (event.key === 'Enter' && cell instanceof HTMLButtonElement) return
  const step = stepOf(event)
  const [row, column] = (cell.dataset.cell ?? '').split(' ').map(Number)
  if (!step || row === undefined || column === undefined) return
  event.preventDefault()
  const next = cellAt(cell, row + step[0], column + step[1])
  if (next) next.focus()
  // Leaving the last row saves what was typed, as everywhere else.
  else if (event.key === 'Enter') cell.blur()
}

const cellAt = (cell: HTMLElement, row: number, column: number) =>
  cell.closest('table')?.querySelector<HTMLElement>(`[data-cell="${row} ${column}"]:not(:disabled)`)
