import type { CompanyReference } from '#core/tenancy/company_owned'
import { transformDeduction } from '#modules/invoicing/transformers/invoice_transformer'
import type { DeductibleInput } from '#modules/invoicing/validators/down_payment'
import { asDeductions, deductibleRows } from './deductible.js'

/** The down payments that a final invoice to this recipient can deduct, with their amounts. */
export async function listDeductible(
  { id: companyId }: CompanyReference,
  { clientId = '', name = '', currency, invoiceId: draftId = '' }: DeductibleInput
) {
  const recipient = {
    companyId,
    currency,
    clientId: clientId || null,
    clientName: clientId || name,
  }
  const rows = await deductibleRows(recipient, { draftId })
  return (await asDeductions(companyId, rows))
    .filter(({ total }) => total > 0n)
    .map((deduction) => transformDeduction(deduction, currency))
}
