import { ROWS_PER_PAGE, rowsOf } from './print_rows.js'

/** The part of a template's input that an excerpt looks at. */
export interface View {
  intro?: string
  lines?: readonly { name: string; details: string }[]
}

/**
 * The beginning of a view, so that its first pages can be printed alone: their lines, without the parts after the
 * lines. A shorter view stays as it is.
 * @param pages to fill, roughly
 */
export function excerptOf<Content extends View>(
  view: Content,
  pages: number
): { view: Content; isCut: boolean } {
  const { lines = [] } = view
  let left = pages * ROWS_PER_PAGE - rowsOf(view.intro ?? '')
  const kept = lines.findIndex(({ name, details }) => {
    left -= rowsOf(name) + rowsOf(details)
    return left < 0
  })
  const isCut = kept >= 0 && kept < lines.length - 1
  return isCut
    ? { view: { ...view, lines: lines.slice(0, kept + 1), isExcerpt: true }, isCut }
    : { view, isCut }
}
