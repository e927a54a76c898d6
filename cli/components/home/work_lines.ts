import { type Line, piece } from './line.js'
import { listLines, tableLines } from './list_lines.js'
import type { Draw, HomeModel } from './model.js'

/** The title and one entry. */
const SHORTEST = 2
/** Below this height tasks need all lines. */
const LOWEST = 6

/** The list of tasks with the entries of today below it, as far as there is room for both. */
export function workLines(
  model: HomeModel,
  draw: Draw,
  { width, height }: { width: number; height: number }
): Line[] {
  const { today, kind } = model.data
  const wanted = kind === 'time' && today?.rows.length ? today.rows.length + SHORTEST : 0
  const spare = height - model.matches.length - 1
  // On a low screen the entries take a third, without an empty line above them.
  const isTight = spare <= SHORTEST
  const share = height < LOWEST ? 0 : Math.max(SHORTEST, Math.floor(height / 3))
  const room = Math.min(wanted, isTight ? share : spare)
  if (!today || room < SHORTEST) return listLines(model, draw, { width, height })
  const { look } = draw
  const indent = look.glyph('chosen').length + look.glyph('running').length + 2
  const size = { width: width - indent, height: isTight ? room + 1 : room }
  const entries = tableLines(draw.t('home.today_entries'), today, size)
  return [
    ...listLines(model, draw, { width, height: height - room }),
    ...(isTight ? [] : [[]]),
    ...entries.map((line) => [piece(' '.repeat(indent)), ...line]),
  ]
}
