import type { Language } from '#core/i18n/languages'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { Client } from '#modules/clients/public'
import type { StoredContent } from '#modules/recurring/stored_content'
import { readCompanySettings } from '#modules/settings/public'

/** The language that an invoice with this recipient is written in. */
export async function languageFor(
  company: CompanyReference,
  { clientId, customClient }: Pick<StoredContent, 'clientId' | 'customClient'>
): Promise<Language> {
  const client = clientId ? await Client.one(company, clientId) : null
  const own = client ? client.language : customClient?.language
  return own ?? (await readCompanySettings(company)).documentLanguage
}
