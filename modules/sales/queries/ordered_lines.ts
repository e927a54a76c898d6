import { contentOfRow, type LineRow } from '#modules/documents/public'
import { chooseLines } from '#modules/sales/choose_lines'
import type { Estimate } from '#modules/sales/models/estimate'
import { answerTo } from './estimate_answer.js'
import { linesOf } from './estimate_parts.js'

/** The ordered lines of an accepted estimate: all lines that count and the options that the client chose. */
export async function orderedLinesOf(estimate: Estimate): Promise<LineRow[]> {
  const rows = await linesOf(estimate)
  const chosen = (await answerTo(estimate))?.chosen ?? []
  const counted = chooseLines(rows.map(contentOfRow), chosen)
  return rows
    .filter((_, index) => !counted[index].isOptional)
    .map((row) => ({ ...row, is_optional: false, alternative_of: null }))
}
