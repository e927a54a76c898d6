import { type DayScale, MINUTE_MS } from './day_scale'

/** Pixels at the upper and lower edge of the calendar that scroll it while something is dragged, and how far at once. */
const EDGE = 32
const STEP = 16

/** An instant under a pointer, with the day that it is drawn in. */
export interface GridPoint {
  scale: DayScale
  at: number
}

interface Pointer {
  clientX: number
  clientY: number
}

/**
 * The instant under a pointer; beside the calendar that of the nearest place in it.
 * @param grid with a `[data-day]` for each day, all as high as `minutes`
 */
export function pointOf(
  grid: HTMLElement,
  scales: readonly DayScale[],
  minutes: number,
  { clientX, clientY }: Pointer
): GridPoint | undefined {
  const columns = [...grid.querySelectorAll<HTMLElement>('[data-day]')]
  const column =
    columns.find((one) => clientX < one.getBoundingClientRect().right) ?? columns.at(-1)
  const scale = scales.find(({ day }) => day === column?.dataset.day)
  if (!column || !scale) return undefined
  const { top, height } = column.getBoundingClientRect()
  const minute = ((clientY - top) / height) * minutes
  return { scale, at: scale.start + Math.min(Math.max(minute, 0), scale.minutes) * MINUTE_MS }
}

/** Scrolls the calendar while something is dragged to its edge. */
export function scrollAtEdge(frame: HTMLElement, { clientY }: Pointer) {
  const { top, bottom } = frame.getBoundingClientRect()
  if (clientY < top + EDGE) frame.scrollBy({ top: -STEP })
  if (clientY > bottom - EDGE) frame.scrollBy({ top: STEP })
}
