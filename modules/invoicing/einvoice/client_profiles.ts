import type { Language } from '#core/i18n/languages'
import { partiesOf } from '#modules/documents/public'
import type { Profile } from '#modules/einvoices/public'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { clientFormats } from './client_formats.js'
import { eInvoiceFindings } from './einvoice_findings.js'
import { isOwn } from './is_own.js'

/**
 * The profiles in which the client gets an issued document, by mail and as a download: those of `clientFormats` in
 * which the rules find no error.
 */
export async function clientProfiles(invoice: Invoice, language: Language): Promise<Profile[]> {
  const { buyer } = await partiesOf(invoice)
  const { mailed } = clientFormats(invoice, buyer)
  if (mailed.length === 0 || !(await isOwn(invoice))) return []
  const { profiles } = await eInvoiceFindings(invoice, language)
  return profiles
    .filter(({ profile, isValid }) => isValid && mailed.includes(profile))
    .map(({ profile }) => profile)
}
