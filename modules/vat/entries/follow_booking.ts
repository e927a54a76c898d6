import { readRows } from '#core/database/read_rows'
import type { Booking } from '#modules/invoicing/public'
import { keepEntries } from './keep_entries.js'

const CREDITED = `
  select coalesce(notes.corrects_id, notes.cancels_id) as invoice_id from client_credits as credits
  join invoices as notes on notes.company_id = credits.company_id and notes.id = credits.credit_note_id
  where credits.company_id = ? and credits.id = ?`

const DEDUCTED = `
  select down_payment_id from deducted_down_payments where company_id = ? and invoice_id = ?`

/** Keeps the entries of every invoice whose VAT a change has moved. Only inside inTx. */
export async function followBooking(booking: Booking) {
  const ids = 'creditId' in booking ? await invoicesOfCredit(booking) : await invoicesOf(booking)
  if (ids.length > 0) await keepEntries(booking.companyId, ids)
}

/** Credit from a credit note or a cancellation lowers the VAT of the invoice that it is on, once the money goes. */
async function invoicesOfCredit({ companyId, creditId }: { companyId: string; creditId: string }) {
  const rows = await readRows<{ invoice_id: string }>(CREDITED, [companyId, creditId])
  return rows.map(({ invoice_id }) => invoice_id)
}

/** A final invoice says when that was supplied which its down payments were for. */
async function invoicesOf({ companyId, invoice }: Extract<Booking, { invoice: object }>) {
  if (invoice.isDraft) return []
  const id = invoice.cancelsId ?? invoice.correctsId ?? invoice.id
  if (invoice.stage !== 'final') return [id]
  const rows = await readRows<{ down_payment_id: string }>(DEDUCTED, [companyId, id])
  return [id, ...rows.map(({ down_payment_id }) => down_payment_id)]
}
