import { moneyFromRow } from '#core/money/columns'
import { decimalNumber } from '#core/money/decimal'
import { moneyNumber } from '#core/money/minor'
import type { Receipt } from '#modules/deliveries/frozen_note'
import type { DeliveryNote } from '#modules/deliveries/models/delivery_note'
import { type NoteLineRow, noteLine, orderedOf } from '#modules/deliveries/note_line'
import type { Deliveries } from '#modules/deliveries/queries/delivered'
import type { Surroundings } from '#modules/deliveries/queries/surroundings'
import {
  noteRow,
  transformNoteRowForDesk,
  transformNoteRowForEmployee,
} from '#modules/deliveries/transformers/note_row_transformer'
import type { timelineOf } from '#modules/documents/public'

/** All parts of a note. */
export interface NoteParts {
  rows: NoteLineRow[]
  /** Deliveries of the other notes of its order. */
  others: Deliveries
  receipt: Receipt | undefined
  timeline: Awaited<ReturnType<typeof timelineOf>>
  around: Surroundings
}

/** A note as employees get it: without prices, amounts and invoice. */
export const transformNoteForEmployee = (note: DeliveryNote, parts: NoteParts) => ({
  ...transformNoteRowForEmployee(noteRow(note), parts.around),
  ...common(note, parts),
  lines: parts.rows.map((row) => transformLine(row, parts.others)),
  // Billing is hidden from the people who deliver.
  timeline: parts.timeline.filter(({ action }) => !OF_BILLING.includes(action)),
})

/** A note as the desk gets it; prices are in major units of `currency`. */
export const transformNoteForDesk = (note: DeliveryNote, parts: NoteParts) => ({
  ...transformNoteRowForDesk(noteRow(note), parts.around),
  ...common(note, parts),
  priceMode: note.priceMode,
  showsPrices: note.showsPrices,
  tax: moneyNumber(note.tax, note.currency),
  total: moneyNumber(note.total, note.currency),
  lines: parts.rows.map((row) => {
    const { content } = noteLine(row)
    return {
      ...transformLine(row, parts.others),
      itemId: content.itemId,
      unitPrice: decimalNumber(content.unitPrice),
      discount: decimalNumber(content.discount),
      taxRate: decimalNumber(content.taxRate),
      taxCategory: content.taxCategory,
      amount: moneyNumber(moneyFromRow(row.amount), note.currency),
    }
  }),
  timeline: parts.timeline,
})

const OF_BILLING = ['invoiced', 'freed', 'to_be_invoiced', 'left_to_invoice'].map(
  (action) => `deliveryNote.${action}`
)

const common = (note: DeliveryNote, { receipt }: NoteParts) => ({
  /** Whether it delivers no other document, so that its recipient can be changed while it is a draft. */
  isOwn: note.orderId === note.id,
  customClient: note.customClient,
  deliveryAddress: note.deliveryAddress,
  carrier: note.carrier,
  parcelNumber: note.parcelNumber,
  notes: note.notes,
  cancelReason: note.cancelReason,
  receipt: receipt ? { name: receipt.name, at: new Date(receipt.signedAt).toISOString() } : null,
  version: note.version,
})

function transformLine(row: NoteLineRow, { delivered, planned }: Deliveries) {
  const line = noteLine(row)
  const { content, orderLineId } = line
  const before = line.deliveredBefore ?? delivered.get(orderLineId)
  const inDrafts = planned.get(orderLineId)
  return {
    _id: line.id,
    position: Number(row.position),
    kind: content.kind,
    description: content.description,
    unit: content.unit,
    ordered: decimalNumber(orderedOf(line)),
    /** By notes issued before, as of its own issue if it is issued. */
    deliveredBefore: before === undefined ? 0 : decimalNumber(before),
    /** By other notes that are not issued yet. */
    planned: inDrafts === undefined ? 0 : decimalNumber(inDrafts),
    quantity: decimalNumber(content.quantity),
    /** Whether another document has the ordered quantities. */
    isOrdered: orderLineId !== line.id,
  }
}
