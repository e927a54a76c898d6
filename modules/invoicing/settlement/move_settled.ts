import { changeRows } from '#core/database/change_rows'
import { assertOneRow } from '#core/database/in_tx'
import { boundInteger } from '#core/money/columns'
import { type Minor, minor, NOTHING } from '#core/money/minor'
import { isOpen, type StoredStatus } from '#modules/invoicing/invoice_status'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { isMoney, type SettlementKind } from '#modules/invoicing/settlement/settlement'

const SET_SETTLED = `
  update invoices set status = ?, paid = ?, reduced = ?, written_off = ?, archived_at = ?, version = version + 1
  where company_id = ? and id = ? and version = ?`

/**
 * Adds to the settled amount of an issued invoice, which decides its status. The invoice must be locked.
 * @param by negative when a settlement is taken back
 */
export async function moveSettled(invoice: Invoice, kind: SettlementKind, by: Minor) {
  const { companyId, id, version } = invoice
  const paid = plus(invoice.paid, isMoney(kind) ? by : NOTHING)
  const reduced = plus(invoice.reduced, isMoney(kind) ? NOTHING : by)
  const writtenOff = plus(invoice.writtenOff, kind === 'writeOff' ? by : NOTHING)
  const isCancelled = invoice.status === 'Cancelled'
  const status = isCancelled ? 'Cancelled' : statusOf(invoice.total, plus(paid, reduced))
  // An archived invoice with an open amount returns to the list.
  const archivedAt = isOpen(status) ? null : invoice.archivedAt
  const amounts = [paid, reduced, writtenOff].map(boundInteger)
  const values = [status, ...amounts, archivedAt]
  assertOneRow(await changeRows(SET_SETTLED, [...values, companyId, id, version]))
  invoice.merge({ status, paid, reduced, writtenOff, archivedAt, version: version + 1 })
}

const plus = (one: Minor, other: Minor) => minor(one + other)

function statusOf(total: Minor, settled: Minor): StoredStatus {
  if (settled === total) return 'Paid'
  return settled === NOTHING ? 'Unpaid' : 'Partially Paid'
}
