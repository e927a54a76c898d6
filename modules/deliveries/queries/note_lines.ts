import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import type { DeliveryNote } from '#modules/deliveries/models/delivery_note'
import {
  type NoteLine,
  type NoteLineRow,
  noteLine,
  noteLineValues,
} from '#modules/deliveries/note_line'
import { lineValues, priceDocument } from '#modules/documents/public'

type Key = Pick<DeliveryNote, 'companyId' | 'id'>

const OF_NOTE =
  'select * from delivery_note_lines where company_id = ? and note_id = ? order by position'
const DELETE = 'delete from delivery_note_lines where company_id = ? and note_id = ?'

/** The lines of a note in their order, as they are stored. */
export const lineRowsOf = ({ companyId, id }: Key) =>
  readRows<NoteLineRow>(OF_NOTE, [companyId, id])

export const linesOf = async (note: Key): Promise<NoteLine[]> =>
  (await lineRowsOf(note)).map(noteLine)

export const removeLines = ({ companyId, id }: Key) => changeRows(DELETE, [companyId, id])

/**
 * Replaces the lines of a draft and saves it with its value. Only inside inTx.
 * @throws 422 as priceDocument
 */
export async function writeLines(draft: DeliveryNote, lines: readonly NoteLine[]) {
  const rows = pricedRows(draft, lines)
  if (draft.$isPersisted) await removeLines(draft)
  // Before its lines, which refer to it.
  await draft.save()
  await insertRows(
    'delivery_note_lines',
    rows.map((row) => ({ company_id: draft.companyId, note_id: draft.id, ...row }))
  )
}

/**
 * Prices the lines of a draft and sets its value. Saves nothing.
 * @returns the lines as they are stored
 * @throws 422 as priceDocument
 */
export function pricedRows(draft: DeliveryNote, lines: readonly NoteLine[]) {
  const totals = priceDocument(
    lines.map(({ content }) => content),
    draft
  )
  const { lineSum, discount, net, tax, total } = totals
  draft.merge({ lineSum, discount, net, tax, total })
  return lines.map((line, index) => ({
    position: index + 1,
    ...noteLineValues(line),
    ...lineValues(line.content, totals.lines[index]),
  }))
}
