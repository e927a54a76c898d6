import type { CompanyScope } from '#core/http/caller'
import { moneyNumber } from '#core/money/minor'
import { previewDocument } from '#modules/documents/public'
import { deductedTotal } from '#modules/invoicing/down_payments/deduction'
import { unsavedDraft } from '#modules/invoicing/drafts/unsaved_draft'
import { transformDeduction } from '#modules/invoicing/transformers/invoice_transformer'
import type { InvoicePreviewInput } from '#modules/invoicing/validators/invoice'

/**
 * The figures that an invoice would have, as in previewDocument, with the deductions and remainder of a final one.
 * @throws 422 as unsavedDraft
 */
export async function previewInvoice(company: CompanyScope, input: InvoicePreviewInput) {
  if (input.stage !== 'final') {
    const preview = await previewDocument(company, input)
    const { net, tax, total } = preview
    return { ...preview, downPayments: [], remainder: { net, tax, total } }
  }
  const { invoice, deductions } = await unsavedDraft(company, input)
  const { currency, net, tax, total } = invoice
  return {
    ...(await previewDocument(company, input, deductedTotal(deductions))),
    downPayments: deductions.map((each) => transformDeduction(each, currency)),
    remainder: {
      net: moneyNumber(net, currency),
      tax: moneyNumber(tax, currency),
      total: moneyNumber(total, currency),
    },
  }
}
