import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import type { Buyer, DocumentFault } from '#modules/documents/public'
import { checkEInvoice } from '#modules/einvoices/public'
import type { UnsavedDraft } from '#modules/invoicing/drafts/unsaved_draft'
import { clientFormats } from './client_formats.js'
import { eInvoiceOf } from './einvoice_of.js'

/** Rules already covered by our own doubts, which explain more. */
const TOLD_BY: Record<string, RegExp> = {
  no_tax_number: /^companyInfo\.(vatId|taxNumber|businessNumber)$/,
  own_address_missing: /^companyInfo\.(street|postalCode|city)$/,
  iban_missing: /^(companyInfo\.iban$|payment\.)/,
  client_address_missing: /^(client|customClient)\.(street|postalCode|city)$/,
  e_address_missing: /^client\.eAddress$/,
  buyer_reference_missing: /^buyerReference$/,
  service_date_assumed: /^serviceDate$/,
}

/**
 * Findings of the official rules in the e-invoice for the recipient of a draft; it goes out as a plain PDF as long as
 * they include an error. Public bodies get an XRechnung, businesses a ZUGFeRD.
 * @param draft that could be issued
 * @param known doubts already reported
 * @param language of the sentences
 */
export async function doubtsOfEInvoice(
  draft: UnsavedDraft,
  { buyer, known, language }: { buyer: Buyer; known: DocumentFault[]; language: Language }
): Promise<(DocumentFault & { message: string })[]> {
  const { needed: profile } = clientFormats(draft.invoice, buyer)
  if (!profile) return []
  const einvoice = await eInvoiceOf(draft.invoice, draft)
  const isListed = draft.invoice.clientId !== null
  return (
    checkEInvoice(einvoice, { profile, language })
      .map(({ field, rule, message }) => ({
        rule,
        field: fieldOfForm(field, isListed),
        message: translate(language, 'invoicing:doubts.einvoice', { message }),
      }))
      // § 14 (5) UStG: nothing has been supplied yet.
      .filter(({ field }) => field !== 'serviceDate' || draft.invoice.stage !== 'downPayment')
      .filter(({ field }) => !known.some(({ rule }) => TOLD_BY[rule]?.test(field)))
  )
}

/**
 * The paths of the rules point into whole documents; those of the form name settings and recipients like its own
 * check.
 */
const fieldOfForm = (field: string, isListed: boolean) =>
  field
    .replace(/^company\./, 'companyInfo.')
    .replace(/^client\./, isListed ? 'client.' : 'customClient.')
