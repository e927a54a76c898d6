import { afterCommit } from '#core/database/in_tx'
import { AppError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import { sealDocument } from '#modules/invoicing/actions/seal_document'
import { buyerOf } from '#modules/invoicing/buyer_of'
import InvoiceIssued from '#modules/invoicing/events/invoice_issued'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { linesOf } from '#modules/invoicing/queries/invoice_parts'
import type { LineRow } from '#modules/invoicing/transformers/line_transformer'
import { readCompanySettings } from '#modules/settings/public'

/**
 * Issues a draft: checks that nothing is missing, copies seller and buyer into it, gives it the next
 * number and makes it Unpaid (Paid at once when there is nothing to pay). Only inside inTx.
 * @param language of the sentences in the failure
 * @throws 409 `not_a_draft`, 422 `incomplete` with every field that is missing
 */
export async function issueInvoice(company: CompanyScope, invoice: Invoice, language: Language) {
  invoice.assertDraft()
  await invoice.claim()
  assertComplete(invoice, await linesOf(invoice), language)

  const seller = await readCompanySettings(company)
  const { buyer, language: ownLanguage } = await buyerOf(invoice)
  invoice.merge({
    seller,
    buyer,
    clientName: buyer.name,
    language: ownLanguage ?? seller.documentLanguage,
  })
  await sealDocument(company, invoice, invoice.total === 0n ? 'Paid' : 'Unpaid')
  afterCommit(() => InvoiceIssued.dispatch(invoice))
}

function assertComplete(invoice: Invoice, lines: LineRow[], language: Language) {
  const missing: [field: string, rule: string][] = []
  if (!invoice.clientName.trim()) missing.push(['clientId', 'recipient_missing'])
  if (!invoice.dueOn) missing.push(['dueDate', 'due_date_missing'])
  else if (invoice.dueOn < invoice.dateOn) missing.push(['dueDate', 'due_before_date'])
  if (lines.length === 0) missing.push(['lines', 'lines_missing'])
  for (const [index, { description }] of lines.entries()) {
    if (!description.trim()) missing.push([`lines.${index}.description`, 'description_missing'])
  }
  if (invoice.total < 0n) missing.push(['lines', 'total_negative'])
  if (missing.length === 0) return

  const fields = missing.map(([field, rule]) => ({
    field,
    rule,
    message: translate(language, `invoicing:errors.${rule}`),
  }))
  throw new AppError(422, 'invoicing.incomplete', { extra: { fields } })
}
