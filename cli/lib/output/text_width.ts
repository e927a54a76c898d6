/** How many columns of a terminal a text takes. */
type Measure = (text: string) => number

/** The text as far as it fits, with a mark where it goes on. */
export function cutTo(text: string, width: number, more: string, measure: Measure) {
  if (measure(text) <= width) return text
  const graphemes = [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment)
  while (graphemes.length && measure(graphemes.join('')) + more.length > width) graphemes.pop()
  return graphemes.join('').trimEnd() + more
}

/** Latin text is as wide as it is long; only other text pays the 30 ms of loading string-width. */
export async function measureFor(texts: string[]): Promise<Measure> {
  const isLatin = texts.every((text) => /^[\u0020-\u02ff–—…„“”’€●○◐✓✗›‖]*$/.test(text))
  return isLatin ? (text) => text.length : (await import('string-width')).default
}
