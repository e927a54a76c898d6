/** ms since 1970 */
export interface Span {
  from: number
  to: number
}

/**
 * The times between spans, in order, that last long enough. Spans may overlap and come in any order.
 * @param shortest ms
 */
export function gapsBetween(spans: Span[], shortest: number): Span[] {
  const gaps: Span[] = []
  const sorted = spans.toSorted((a, b) => a.from - b.from)
  let end = sorted[0]?.to ?? 0
  for (const { from, to } of sorted.slice(1)) {
    if (from - end >= shortest) gaps.push({ from: end, to: from })
    end = Math.max(end, to)
  }
  return gaps
}

/** The parts of a span that are left when others are taken out. */
export function without(span: Span, taken: Span[]): Span[] {
  const walls = [
    { from: Number.NEGATIVE_INFINITY, to: span.from },
    ...taken,
    { from: span.to, to: Number.POSITIVE_INFINITY },
  ]
  return gapsBetween(walls, 1).filter(({ from, to }) => from >= span.from && to <= span.to)
}
