import {
  type DayScale,
  MINUTE_MS,
  nearestStep,
  type Span,
  STEP_MINUTES,
  stepAround,
} from './day_scale'

const STEP_MS = STEP_MINUTES * MINUTE_MS
/** The time that a click proposes. */
const CLICK_MS = 30 * MINUTE_MS

/** The changes that a pointer or a key makes to time. */
export type Part = 'whole' | 'start' | 'end'

/**
 * The time between where a pointer went down and where it is, in whole quarters of an hour within the day.
 * @param latest time to come is not drawn
 */
export function drawnSpan(scale: DayScale, from: number, to: number, latest: number): Span {
  const [first, last] = [
    stepAround(scale, Math.min(from, to)),
    stepAround(scale, Math.max(from, to)),
  ]
  const end = Math.min(last.end, scale.end, Math.max(latest, first.start + MINUTE_MS))
  return { start: Math.max(first.start, scale.start), end }
}

/** The time that a click on free time proposes: half an hour, less when the day or the past ends sooner. */
export const clickedSpan = (scale: DayScale, at: number, latest: number): Span =>
  drawnSpan(scale, at, stepAround(scale, at).start + CLICK_MS - 1, latest)

/** A span whose start was dragged to an instant; its length stays, to the second. */
export function movedSpan({ start, end }: Span, scale: DayScale, to: number): Span {
  const moved = nearestStep(scale, to)
  return { start: moved, end: moved + (end - start) }
}

/** A span of which one edge was dragged to an instant; the other edge stays, to the second. */
export function resizedSpan(span: Span, edge: 'start' | 'end', scale: DayScale, to: number): Span {
  const at = nearestStep(scale, to)
  if (edge === 'start') return { start: Math.min(at, span.end - STEP_MS), end: span.end }
  return { start: span.start, end: Math.max(at, span.start + STEP_MS) }
}

/** A span that a key moves by a quarter of an hour, as a whole or at one edge. */
export function steppedSpan({ start, end }: Span, part: Part, steps: number): Span {
  const by = steps * STEP_MS
  if (part === 'whole') return { start: start + by, end: end + by }
  if (part === 'start') return { start: Math.min(start + by, end - STEP_MS), end }
  return { start, end: Math.max(end + by, start + STEP_MS) }
}

export const isSameSpan = (one: Span, other: Span) =>
  one.start === other.start && one.end === other.end
