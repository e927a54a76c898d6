import { formatDay, now } from '#core/clock'
import type { CompanyContext } from '#core/http/caller'
import { KONTOR_VERSION } from '#core/start/version'
import { renderManualPdf, sellerName, templateOf } from '#modules/documents/public'
import { periodsOf } from '#modules/leaving/public'
import { readFacts } from '#modules/procedures/queries/read_facts'
import { companyIn, readLogo } from '#modules/settings/public'
import { sectionsOf, wordIn } from './sections.js'

/** The procedure documentation of a company, as its settings and notes are now, in the language of the reader. */
export async function printProcedure({
  company,
  language,
}: Pick<CompanyContext, 'company' | 'language'>) {
  const word = wordIn(language)
  const facts = await readFacts(company)
  const seller = companyIn(language, facts.settings)
  const { country } = facts.settings
  return renderManualPdf({
    companyId: company.id,
    language,
    currency: company.currency,
    number: '',
    issuedOn: facts.day,
    seller: { ...seller, name: sellerName(seller) },
    buyer: {
      name: '',
      contact: '',
      street: '',
      postalCode: '',
      city: '',
      country,
      customerNumber: '',
      vatId: '',
    },
    title: word('title'),
    facts: [
      [word('facts.company'), facts.settings.companyName],
      [word('facts.day'), formatDay(facts.day)],
      [word('facts.program'), word('facts.programValue', { version: KONTOR_VERSION })],
      ...(country === 'DE' ? [[word('facts.basis'), word('facts.basisDE')] as const] : []),
      [word('facts.by'), word('keep', { years: String(periodsOf(country).books) })],
    ],
    sections: sectionsOf(facts, language),
    footer: '',
    template: templateOf({}, seller, 'invoice'),
    logo: await readLogo(seller),
    accent: seller.accentColor,
    createdAt: now(),
  })
}
