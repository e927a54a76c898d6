import { readRows } from '#core/database/read_rows'
import { isOpen, type StoredStatus } from '#modules/invoicing/invoice_status'
import type { Deduction } from './deduction.js'

const BY_ID = 'select number, status from invoices where company_id = ? and id in'

/**
 * The numbers of deducted down payments that are not fully paid. A final invoice deducts what was invoiced in advance,
 * paid or not: an unpaid one stays a claim of its own (decision 12).
 */
export async function unpaidDeductions(companyId: string, deductions: readonly Deduction[]) {
  if (deductions.length === 0) return []
  const ids = deductions.map(({ downPaymentId }) => downPaymentId)
  const rows = await readRows<{ number: string; status: StoredStatus }>(
    `${BY_ID} (${ids.map(() => '?').join(', ')})`,
    [companyId, ...ids]
  )
  return rows
    .filter(({ status }) => isOpen(status))
    .map(({ number }) => number)
    .sort()
}
