import { readRows } from '#core/database/read_rows'
import { conflict } from '#core/errors/app_error'
import { setBillable } from '#modules/deliveries/actions/change_note'
import type { DocumentModel } from '#modules/documents/public'

type Ordered = Pick<DocumentModel, 'companyId'> & Found

interface Found {
  id: string
}

const OF_ORDER =
  'select id from delivery_notes where company_id = ? and order_id = ? and is_billable = ? order by id'
const DELIVERING = `
  select id from delivery_notes where company_id = ? and order_id = ? and status <> 'Cancelled' limit 1`
const BILLED_OF_ORDER = `
  select id from delivery_notes where company_id = ? and order_id = ? and status = 'Invoiced'`

/**
 * An estimate or an order becomes an invoice, which bills the whole document, including its notes. Only inside inTx.
 * @throws 409 `partly_invoiced` when some of its notes are billed already
 */
export async function leaveToInvoice({ companyId, id }: Ordered) {
  const billed = await readRows<Found>(BILLED_OF_ORDER, [companyId, id])
  if (billed.length > 0) throw conflict('deliveries.partly_invoiced')
  for (const note of await readRows<Found>(OF_ORDER, [companyId, id, true])) {
    await setBillable(companyId, note.id, false)
  }
}

/** The draft that an estimate or an order became is deleted: its notes are to be billed again. Only inside inTx. */
export async function takeFromInvoice({ companyId, id }: Ordered) {
  for (const note of await readRows<Found>(OF_ORDER, [companyId, id, false])) {
    await setBillable(companyId, note.id, true)
  }
}

/**
 * An estimate gets an order confirmation, or an order is cancelled: not while notes deliver it. Only inside inTx.
 * @throws 409 `has_notes`
 */
export async function assertNotDelivered({ companyId, id }: Ordered) {
  const notes = await readRows<Found>(DELIVERING, [companyId, id])
  if (notes.length > 0) throw conflict('deliveries.has_notes')
}
