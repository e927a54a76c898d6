import { changeRows } from '#core/database/change_rows'
import { assertOneRow } from '#core/database/in_tx'
import { boundInteger } from '#core/money/columns'
import { type Minor, NOTHING } from '#core/money/minor'
import type { StoredStatus } from '#modules/invoicing/invoice_status'
import type { Invoice } from '#modules/invoicing/models/invoice'

const SET_PAID = `
  update invoices set status = ?, paid = ?, version = version + 1
  where company_id = ? and id = ? and version = ?`

/** Says how much was paid of an issued invoice, which decides its status. Only for one that is locked. */
export async function setPaid(invoice: Invoice, paid: Minor) {
  const { companyId, id, version, total } = invoice
  const status: StoredStatus =
    paid === total ? 'Paid' : paid === NOTHING ? 'Unpaid' : 'Partially Paid'
  assertOneRow(await changeRows(SET_PAID, [status, boundInteger(paid), companyId, id, version]))
  invoice.merge({ status, paid, version: version + 1 })
}
