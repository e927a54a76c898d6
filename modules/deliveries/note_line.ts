import { newId } from '#core/ids'
import { boundInteger, decimalFromRow, type StoredInteger } from '#core/money/columns'
import type { Decimal } from '#core/money/decimal'
import { contentOfRow, type LineContent, type LineRow } from '#modules/documents/public'

/** A stored line of a delivery note. */
export interface NoteLineRow extends LineRow {
  order_line_id: string
  ordered: StoredInteger | null
  delivered_before: StoredInteger | null
}

/** A line of a delivery note; the quantity of its content comes with the note. */
export interface NoteLine {
  id: string
  /** The line with which it shares the ordered quantity; itself without a source document. */
  orderLineId: string
  /** Null if not entered: then the delivered quantity. */
  ordered: Decimal | null
  /** Null until it is issued. */
  deliveredBefore: Decimal | null
  content: LineContent
}

export const noteLine = (row: NoteLineRow): NoteLine => ({
  id: row.id,
  orderLineId: row.order_line_id,
  ordered: row.ordered === null ? null : decimalFromRow(row.ordered),
  deliveredBefore: row.delivered_before === null ? null : decimalFromRow(row.delivered_before),
  content: contentOfRow(row),
})

/** A line that belongs to no other document. */
export function freeLine(content: LineContent, ordered: Decimal | null): NoteLine {
  const id = newId()
  return { id, orderLineId: id, ordered, deliveredBefore: null, content }
}

export const orderedOf = ({ ordered, content }: NoteLine): Decimal => ordered ?? content.quantity

export const isItem = ({ content }: NoteLine) => content.kind === 'item'

/** The columns of a line that only the table of notes has. */
export const noteLineValues = ({ id, orderLineId, ordered, deliveredBefore }: NoteLine) => ({
  id,
  order_line_id: orderLineId,
  ordered: ordered === null ? null : boundInteger(ordered),
  delivered_before: deliveredBefore === null ? null : boundInteger(deliveredBefore),
})
