import type { PointerEvent } from 'react'
import type { Place } from './board'

/** Pixels at the edges of a board that scroll it, and how far at once. */
const EDGE = 36
const STEP = 14

/** The place under the pointer, as the board is drawn; undefined outside of all columns. */
export function placeAt({ clientX, clientY }: PointerEvent, taskId: string): Place | undefined {
  const column = document
    .elementsFromPoint(clientX, clientY)
    .map((element) => element.closest<HTMLElement>('[data-column]'))
    .find((found) => found !== null)
  const columnId = column?.dataset.column
  if (!column || !columnId) return undefined
  const above = [...column.querySelectorAll<HTMLElement>('[data-card]')]
    .filter((card) => card.dataset.card !== taskId)
    .findLast((card) => middleOf(card) < clientY)
  return { columnId, afterId: above?.dataset.card ?? null }
}

function middleOf(card: HTMLElement) {
  const { top, height } = card.getBoundingClientRect()
  return top + height / 2
}

/** Scrolls a board that is wider than the window while a card is held at its edge. */
export function scrollAtEdge({ currentTarget, clientX }: PointerEvent<HTMLElement>) {
  const board = currentTarget.closest<HTMLElement>('[data-board]')
  if (!board) return
  const { left, right } = board.getBoundingClientRect()
  if (clientX < left + EDGE) board.scrollBy({ left: -STEP })
  if (clientX > right - EDGE) board.scrollBy({ left: STEP })
}
