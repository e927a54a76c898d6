import { now } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import {
  type LineRow,
  lineContents,
  lineValues,
  priceDocument,
  setTerms,
  type TaxRow,
  taxValues,
  usualTerms,
} from '#modules/documents/public'
import { addressDraft } from '#modules/invoicing/actions/address_draft'
import { emptyDraft } from '#modules/invoicing/empty_draft'
import { Invoice } from '#modules/invoicing/models/invoice'
import type { InvoicePreviewInput } from '#modules/invoicing/validators/invoice'

/** A draft with its lines and taxes as they would be stored. */
export interface UnsavedDraft {
  invoice: Invoice
  lines: LineRow[]
  taxes: TaxRow[]
}

/**
 * The draft that a form holds, as saving would make it. Saves nothing.
 * @throws 422 as for a draft that is saved
 */
export async function unsavedDraft(
  company: CompanyScope,
  input: InvoicePreviewInput
): Promise<UnsavedDraft> {
  const invoice = Invoice.for(company)
  invoice.merge({ ...emptyDraft(), kind: 'invoice', createdAt: now() })
  await addressDraft(company, invoice, input)
  await usualTerms(company, invoice)
  setTerms(invoice, input)
  const contents = await lineContents(invoice, input.lines)
  const totals = priceDocument(contents, invoice)
  const { lineSum, discount, net, tax, total } = totals
  invoice.merge({ lineSum, discount, net, tax, total })
  const lines = contents.map((line, index) => ({
    id: '',
    position: index + 1,
    ...lineValues(line, totals.lines[index]),
  }))
  return { invoice, lines, taxes: totals.taxes.map(taxValues) }
}
