import type { Day } from '#core/clock'
import { insertRows } from '#core/database/insert_rows'
import { isDuplicate, RetryTransaction } from '#core/database/transaction_failures'
import { conflict, FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { newId } from '#core/ids'
import { type BilledLine, billedLines } from '#modules/deliveries/actions/billed_lines'
import { recordChange } from '#modules/deliveries/actions/record_change'
import { DeliveryNote } from '#modules/deliveries/models/delivery_note'
import { isItem, type NoteLine } from '#modules/deliveries/note_line'
import { OUT_STATUSES } from '#modules/deliveries/note_status'
import { linesOf } from '#modules/deliveries/queries/note_lines'
import {
  createDraft,
  type Invoice,
  invoiceLines,
  nameDeliveryNote,
} from '#modules/invoicing/public'
import { Order } from '#modules/orders/public'

/** Upper limit of lines in an invoice. */
const MOST_LINES = 500

/** A note with its lines. */
export interface Delivery {
  note: DeliveryNote
  lines: NoteLine[]
}

/**
 * One invoice draft for several notes of one client and currency: their lines below a heading for each, at their own
 * prices. A line is billed at most once, even under concurrent requests. Only inside inTx.
 * @throws 404; 409 `not_billable`; 422 `one_client`, `one_currency`, `too_many_lines`
 */
export async function billNotes(company: CompanyScope, noteIds: string[]): Promise<Invoice> {
  const deliveries: Delivery[] = []
  // Claimed in one order, so that two that bill the same notes come one after the other.
  for (const id of [...noteIds].sort()) {
    const note = await DeliveryNote.findIn(company, id)
    await note.claim()
    assertBillable(note)
    deliveries.push({ note, lines: await linesOf(note) })
  }
  deliveries.sort(byDateAndNumber)
  const notes = deliveries.map(({ note }) => note)
  const [first] = notes
  assertTogether(first, notes)

  const lines = await billedLines(company, deliveries)
  if (lines.length > MOST_LINES) throw new FieldError('noteIds', 'deliveries.too_many_lines')
  const days = notes.map(dayOf).sort()
  const content = {
    clientId: first.clientId,
    customClient: first.customClient,
    currency: first.currency,
    priceMode: first.priceMode,
    buyerReference: sharedBy(notes, 'buyerReference') || undefined,
    orderNumber: sharedBy(notes, 'orderNumber'),
    projectReference: sharedBy(notes, 'projectReference'),
    serviceDate: days[0],
    serviceUntil: days[0] === days.at(-1) ? null : days.at(-1),
    lines: lines.map(({ body }) => body),
  }
  const salesOrder = await confirmedOrderOf(company, notes)
  const invoice = await createDraft(company, content, { salesOrder })
  // E-invoices know one delivery note (BT-16); of several the headings of their lines tell.
  if (notes.length === 1) {
    await nameDeliveryNote(invoice, first.number ?? '')
  }
  const invoiceLineIds = linesByNoteLine(lines, await invoiceLines(invoice))
  for (const delivery of deliveries) await markBilled(delivery, invoice, invoiceLineIds)
  return invoice
}

/** The number of the order confirmation that all of the notes deliver (BT-14); empty without one. */
async function confirmedOrderOf(company: CompanyScope, notes: readonly DeliveryNote[]) {
  const [{ orderId }] = notes
  if (notes.some((note) => note.orderId !== orderId)) return ''
  return (await Order.one(company, orderId))?.number ?? ''
}

/** When the goods of a note were handed over. */
export const dayOf = ({ deliveredOn, dateOn }: DeliveryNote): Day => deliveredOn ?? dateOn

/** The lines of an invoice by the lines of the notes that they bill. */
const linesByNoteLine = (billed: readonly BilledLine[], added: readonly { id: string }[]) =>
  new Map(
    billed.flatMap(({ noteLineId }, index) =>
      noteLineId && added[index] ? [[noteLineId, added[index].id] as const] : []
    )
  )

/** @throws 409 `not_billable` */
export function assertBillable({ status, isBillable, number }: DeliveryNote) {
  if (OUT_STATUSES.includes(status) && isBillable) return
  throw conflict('deliveries.not_billable', { values: { number: number ?? '' } })
}

function assertTogether(first: DeliveryNote, notes: readonly DeliveryNote[]) {
  const party = ({ clientId, customClient }: DeliveryNote) =>
    clientId ?? JSON.stringify(customClient)
  if (notes.some((note) => party(note) !== party(first))) {
    throw new FieldError('noteIds', 'deliveries.one_client')
  }
  const prices = ({ currency, priceMode }: DeliveryNote) => `${currency} ${priceMode}`
  if (notes.some((note) => prices(note) !== prices(first))) {
    throw new FieldError('noteIds', 'deliveries.one_currency')
  }
}

function byDateAndNumber({ note: one }: Delivery, { note: other }: Delivery) {
  const keyOf = (note: DeliveryNote) => `${dayOf(note)} ${note.number}`
  return keyOf(one) < keyOf(other) ? -1 : 1
}

/** The fields that are equal in all of them. */
function sharedBy(
  notes: readonly DeliveryNote[],
  name: 'buyerReference' | 'orderNumber' | 'projectReference'
) {
  const [{ [name]: value }] = notes
  return notes.every((note) => note[name] === value) ? value : ''
}

/**
 * A claimed note is billed by an invoice. Only inside inTx.
 * @param invoiceLineIds by the ids of the note's lines
 */
export async function markBilled(
  { note, lines }: Delivery,
  invoice: Invoice,
  invoiceLineIds: ReadonlyMap<string, string>
) {
  try {
    await insertRows(
      'billed_deliveries',
      lines.filter(isItem).map(({ id }) => ({
        company_id: note.companyId,
        id: newId(),
        note_id: note.id,
        line_id: id,
        invoice_id: invoice.id,
        invoice_line_id: invoiceLineIds.get(id) ?? null,
      }))
    )
  } catch (error) {
    // A concurrent request was faster; the next try finds the note billed.
    if (isDuplicate(error)) throw new RetryTransaction()
    throw error
  }
  note.merge({ status: 'Invoiced', invoiceId: invoice.id })
  await note.save()
  await recordChange(note, 'invoiced', { number: note.number, invoiceId: invoice.id })
}
