import { AppError, conflict } from '#core/errors/app_error'
import type { Language } from '#core/i18n/languages'
import { partiesOf } from '#modules/documents/public'
import { checkEInvoice, type EInvoice, type Profile } from '#modules/einvoices/public'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { clientFormats, offeredProfiles } from './client_formats.js'
import { eInvoiceOf } from './einvoice_of.js'
import { isOwn } from './is_own.js'

/**
 * The profile that the client of a document needs, and the findings of each profile on offer; a draft is checked as if
 * it were issued now.
 * @param language of the sentences
 * @throws 409 `is_void`, `is_imported`
 */
export async function eInvoiceFindings(invoice: Invoice, language: Language) {
  if (invoice.status === 'Void') throw conflict('invoicing.is_void')
  if (!(await isOwn(invoice))) throw conflict('invoicing.is_imported')
  const einvoice = await eInvoiceOf(invoice)
  const { buyer } = await partiesOf(invoice)
  return {
    needed: clientFormats(invoice, buyer).needed,
    profiles: offeredProfiles(einvoice).map((profile) => {
      const findings = checkEInvoice(einvoice, { profile, language })
      return { profile, isValid: findings.every(({ severity }) => severity !== 'error'), findings }
    }),
  }
}

/**
 * The e-invoice of an issued document, ready to go out.
 * @throws 409 `not_issued`, `is_void`, `is_imported`, 422 `einvoice_invalid` with the findings of the profile's rules
 */
export async function soundEInvoice(
  invoice: Invoice,
  profile: Profile,
  language: Language
): Promise<EInvoice> {
  if (invoice.isDraft) throw conflict('invoicing.not_issued')
  if (invoice.status === 'Void') throw conflict('invoicing.is_void')
  if (!(await isOwn(invoice))) throw conflict('invoicing.is_imported')
  const einvoice = await eInvoiceOf(invoice)
  const fields = checkEInvoice(einvoice, { profile, language })
    .filter(({ severity }) => severity === 'error')
    .map(({ field, message, rule }) => ({ field, message, rule }))
  if (fields.length > 0)
    throw new AppError(422, 'invoicing.einvoice_invalid', { extra: { fields } })
  return einvoice
}
