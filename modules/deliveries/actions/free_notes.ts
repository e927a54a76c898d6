import { changeRows } from '#core/database/change_rows'
import { readRows } from '#core/database/read_rows'
import { conflict } from '#core/errors/app_error'
import { recordChange } from '#modules/deliveries/actions/record_change'
import { DeliveryNote } from '#modules/deliveries/models/delivery_note'
import { statusOfDelivery } from '#modules/deliveries/note_status'
import type { Invoice } from '#modules/invoicing/public'
import type { Estimate } from '#modules/sales/public'

interface Found {
  id: string
}

const BILLED_BY =
  'select id from delivery_notes where company_id = ? and invoice_id = ? order by id'
const FORGET = 'delete from billed_deliveries where company_id = ? and invoice_id = ?'
const OF_INVOICE =
  'select id from delivery_notes where company_id = ? and order_id = ? and is_billable = ? order by id'
const OF_ESTIMATES = `
  select delivery_notes.id from estimates
  join delivery_notes on delivery_notes.company_id = estimates.company_id
    and delivery_notes.order_id = estimates.id
  where estimates.company_id = ? and estimates.invoice_id = ? and delivery_notes.is_billable = ?
  order by delivery_notes.id`
const BILLED_OF_ORDER = `
  select id from delivery_notes where company_id = ? and order_id = ? and status = 'Invoiced'`

/** The invoice draft of some notes is deleted: they can be billed again. Only inside inTx. */
export async function freeNotes({ companyId, id }: Pick<Invoice, 'companyId' | 'id'>) {
  const notes = await readRows<Found>(BILLED_BY, [companyId, id])
  if (notes.length === 0) return
  await changeRows(FORGET, [companyId, id])
  for (const { id: noteId } of notes) {
    await change(companyId, noteId, 'freed', (note) => {
      note.merge({ status: statusOfDelivery(note), invoiceId: null })
    })
  }
}

/**
 * A reversed invoice no longer bills: the notes that it billed, and the notes that delivered it or its estimate, can
 * be billed again. Only inside inTx.
 */
export async function freeAfterReversal(invoice: Invoice) {
  await freeNotes(invoice)
  const { companyId, id } = invoice
  const direct = await readRows<Found>(OF_INVOICE, [companyId, id, false])
  const byEstimate = await readRows<Found>(OF_ESTIMATES, [companyId, id, false])
  for (const note of [...direct, ...byEstimate]) await setBillable(companyId, note.id, true)
}

/**
 * An estimate becomes an invoice, which bills the whole estimate, including its notes. Only inside inTx.
 * @throws 409 `partly_invoiced` when some of its notes are billed already
 */
export async function leaveToInvoice({ companyId, id }: Estimate) {
  const billed = await readRows<Found>(BILLED_OF_ORDER, [companyId, id])
  if (billed.length > 0) throw conflict('deliveries.partly_invoiced')
  for (const note of await readRows<Found>(OF_INVOICE, [companyId, id, true])) {
    await setBillable(companyId, note.id, false)
  }
}

/** The draft that an estimate became is deleted: its notes are to be billed again. Only inside inTx. */
export async function takeFromInvoice({ companyId, id }: Estimate) {
  for (const note of await readRows<Found>(OF_INVOICE, [companyId, id, false])) {
    await setBillable(companyId, note.id, true)
  }
}

const setBillable = (companyId: string, id: string, isBillable: boolean) =>
  change(companyId, id, isBillable ? 'to_be_invoiced' : 'left_to_invoice', (note) => {
    note.isBillable = isBillable
  })

async function change(
  companyId: string,
  id: string,
  action: string,
  apply: (note: DeliveryNote) => void
) {
  const note = await DeliveryNote.findIn({ id: companyId }, id)
  await note.claim()
  apply(note)
  await note.save()
  await recordChange(note, action, { number: note.number })
}
