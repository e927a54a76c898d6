import { now } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import {
  type LineContent,
  lineContents,
  lineValues,
  priceDocument,
  setTerms,
  taxValues,
  usualTerms,
} from '#modules/documents/public'
import { chooseMandate } from '#modules/invoicing/direct_debit/choose_mandate'
import { chosenDeductions } from '#modules/invoicing/down_payments/deductible'
import { type Deduction, remainderOf } from '#modules/invoicing/down_payments/deduction'
import { addressDraft } from '#modules/invoicing/drafts/address_draft'
import { emptyDraft } from '#modules/invoicing/drafts/empty_draft'
import { setExchangeDay } from '#modules/invoicing/exchange/exchange_of'
import { Invoice } from '#modules/invoicing/models/invoice'
import type { ContentParts } from '#modules/invoicing/queries/invoice_parts'
import type { InvoicePreviewInput } from '#modules/invoicing/validators/invoice'

/** A draft with its parts as they would be stored. */
export interface UnsavedDraft extends ContentParts {
  invoice: Invoice
}

/**
 * The draft in a form, as saving would create it. Saves nothing.
 * @throws 422 as for a draft that is saved
 */
export async function unsavedDraft(
  company: CompanyScope,
  input: InvoicePreviewInput
): Promise<UnsavedDraft> {
  const invoice = Invoice.for(company)
  invoice.merge({ ...emptyDraft(), kind: 'invoice', createdAt: now() })
  await addressDraft(company, invoice, input)
  await chooseMandate(company, invoice, input)
  await usualTerms(company, invoice)
  setTerms(invoice, input)
  setExchangeDay(invoice, input)
  const contents = await lineContents(invoice, input.lines)
  if (input.stage) invoice.stage = input.stage
  const isFinal = invoice.stage === 'final'
  const deductions = await chosenDeductions(
    invoice,
    (isFinal && input.downPayments) || [],
    'drafts'
  )
  return { invoice, ...pricedParts(invoice, contents, deductions) }
}

/** The parts of a document with these lines, which gets its figures. Saves nothing. @throws 422 as priceDocument */
export function pricedParts(
  invoice: Invoice,
  contents: LineContent[],
  deductions: Deduction[]
): ContentParts {
  const totals = remainderOf(priceDocument(contents, invoice), deductions)
  const { lineSum, discount, net, tax, total } = totals
  invoice.merge({ lineSum, discount, net, tax, total })
  const lines = contents.map((line, index) => ({
    id: '',
    position: index + 1,
    ...lineValues(line, totals.lines[index]),
  }))
  return { lines, taxes: totals.taxes.map(taxValues), deductions, attachments: [], credited: [] }
}
