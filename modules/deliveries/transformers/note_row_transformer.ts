import { type Day, instantText } from '#core/clock'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { moneyNumber } from '#core/money/minor'
import type { DeliveryNote } from '#modules/deliveries/models/delivery_note'
import type { NoteStatus } from '#modules/deliveries/note_status'
import type { Surroundings } from '#modules/deliveries/queries/surroundings'
import { reachesAll, type Viewer } from '#modules/deliveries/reach'

/** A row of `delivery_notes` with the columns of `NOTE_ROW_COLUMNS`. */
export interface NoteRow {
  id: string
  status: NoteStatus
  number: string | null
  order_id: string
  estimate_id: string | null
  source_invoice_id: string | null
  invoice_id: string | null
  is_billable: boolean | number
  has_rest: boolean | number
  client_id: string | null
  client_name: string
  order_number: string
  date_on: Day
  delivered_on: Day | null
  currency: string
  net: StoredInteger
  created_by: string | null
  assignee_id: string | null
  created_at: number
  issued_at: number | null
  sent_at: number | null
  signed_at: number | null
}

export const NOTE_ROW_COLUMNS = [
  'id',
  'status',
  'number',
  'order_id',
  'estimate_id',
  'source_invoice_id',
  'invoice_id',
  'is_billable',
  'has_rest',
  'client_id',
  'client_name',
  'order_number',
  'date_on',
  'delivered_on',
  'currency',
  'net',
  'created_by',
  'assignee_id',
  'created_at',
  'issued_at',
  'sent_at',
  'signed_at',
] as const satisfies (keyof NoteRow)[]

export const noteRow = (note: DeliveryNote): NoteRow => ({
  id: note.id,
  status: note.status,
  number: note.number,
  order_id: note.orderId,
  estimate_id: note.estimateId,
  source_invoice_id: note.sourceInvoiceId,
  invoice_id: note.invoiceId,
  is_billable: note.isBillable,
  has_rest: note.hasRest,
  client_id: note.clientId,
  client_name: note.clientName,
  order_number: note.orderNumber,
  date_on: note.dateOn,
  delivered_on: note.deliveredOn,
  currency: note.currency,
  net: note.net,
  created_by: note.createdBy,
  assignee_id: note.assigneeId,
  created_at: note.createdAt,
  issued_at: note.issuedAt,
  sent_at: note.sentAt,
  signed_at: note.signedAt,
})

/** A note as employees get it in lists: without money and without its invoice. */
export function transformNoteRowForEmployee(row: NoteRow, around: Surroundings) {
  const person = (id: string | null) => (id ? { _id: id, name: around.people.get(id) ?? '' } : null)
  return {
    _id: row.id,
    number: row.number,
    status: row.status,
    date: row.date_on,
    deliveredOn: row.delivered_on,
    client: row.client_id === null ? null : { _id: row.client_id, name: row.client_name },
    customClient: row.client_id === null && row.client_name ? { name: row.client_name } : null,
    orderNumber: row.order_number,
    source: sourceOf(row, around),
    /** Whether a part of the order is still to be delivered, by any note. */
    hasRest: Boolean(row.has_rest) && row.status !== 'Cancelled',
    assignee: person(row.assignee_id),
    createdBy: person(row.created_by),
    createdAt: instantText(row.created_at),
    issuedAt: optionalInstant(row.issued_at),
    sentAt: optionalInstant(row.sent_at),
    signedAt: optionalInstant(row.signed_at),
  }
}

/** A note as the desk gets it in lists. `net` is its value without VAT, in major units. */
export const transformNoteRowForDesk = (row: NoteRow, around: Surroundings) => ({
  ...transformNoteRowForEmployee(row, around),
  currency: row.currency,
  net: moneyNumber(moneyFromRow(row.net), row.currency),
  /** Whether it is billed on its own, and not by the invoice of its whole order. */
  isBillable: Boolean(row.is_billable),
  invoice: row.invoice_id && {
    _id: row.invoice_id,
    number: around.numbers.get(row.invoice_id) ?? null,
  },
})

/** Spelled out, because TypeScript would only leave the common fields of both. */
type NoteRowForCaller =
  | ReturnType<typeof transformNoteRowForDesk>
  | ReturnType<typeof transformNoteRowForEmployee>

export const transformNoteRowFor = (
  viewer: Viewer,
  row: NoteRow,
  around: Surroundings
): NoteRowForCaller =>
  reachesAll(viewer)
    ? transformNoteRowForDesk(row, around)
    : transformNoteRowForEmployee(row, around)

/** The document that a note delivers; null without one. */
function sourceOf(
  { order_id, estimate_id, source_invoice_id }: NoteRow,
  { numbers }: Surroundings
): { type: 'estimate' | 'invoice' | 'order'; _id: string; number: string | null } | null {
  const source = (type: 'estimate' | 'invoice' | 'order', id: string) => ({
    type,
    _id: id,
    number: numbers.get(id) ?? null,
  })
  if (estimate_id) return source('estimate', estimate_id)
  if (source_invoice_id) return source('invoice', source_invoice_id)
  // Otherwise it is the first note, which has no number here.
  return numbers.has(order_id) ? source('order', order_id) : null
}

const optionalInstant = (instant: number | null) => (instant === null ? null : instantText(instant))
