import type { Invoice } from '#modules/invoicing/models/invoice'
import { asDeductions, deductibleRows } from './deductible.js'
import type { Deduction } from './deduction.js'

/**
 * The numbers of this client's down payments that an invoice does not deduct. An invoice over the whole that does not
 * deduct them shows their VAT a second time, which is then owed (§ 14c (1) UStG).
 */
export async function downPaymentsLeft(
  invoice: Invoice,
  deductions: readonly Deduction[]
): Promise<string[]> {
  if (invoice.stage === 'downPayment') return []
  const rows = await deductibleRows(invoice, 'drafts')
  const taken = new Set(deductions.map(({ downPaymentId }) => downPaymentId))
  return (await asDeductions(invoice.companyId, rows))
    .filter(({ downPaymentId, total }) => total > 0n && !taken.has(downPaymentId))
    .map(({ number }) => number)
}
