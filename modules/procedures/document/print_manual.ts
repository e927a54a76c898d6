import { now, today } from '#core/clock'
import type { CompanyContext } from '#core/http/caller'
import {
  type PdfManualSection,
  renderManualPdf,
  sellerName,
  templateOf,
} from '#modules/documents/public'
import { type CompanySettings, companyIn, readLogo } from '#modules/settings/public'

interface Manual {
  title: string
  facts: readonly (readonly [string, string])[]
  sections: PdfManualSection[]
}

/** A manual of a company on its letterhead, in the language of the reader. It has no recipient and no number. */
export async function printManual(
  { company, language }: Pick<CompanyContext, 'company' | 'language'>,
  settings: CompanySettings,
  manual: Manual
) {
  const seller = companyIn(language, settings)
  return renderManualPdf({
    ...manual,
    companyId: company.id,
    language,
    currency: company.currency,
    number: '',
    issuedOn: today(company.timeZone),
    seller: { ...seller, name: sellerName(seller) },
    buyer: {
      name: '',
      contact: '',
      street: '',
      postalCode: '',
      city: '',
      country: settings.country,
      customerNumber: '',
      vatId: '',
    },
    footer: '',
    template: templateOf({}, seller, 'invoice'),
    logo: await readLogo(seller),
    accent: seller.accentColor,
    createdAt: now(),
  })
}
