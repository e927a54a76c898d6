import { formatDay } from '#core/clock'
import type { CompanyContext } from '#core/http/caller'
import { KONTOR_VERSION } from '#core/start/version'
import { periodsOf } from '#modules/leaving/public'
import { readFacts } from '#modules/procedures/queries/read_facts'
import { printManual } from './print_manual.js'
import { sectionsOf, wordIn } from './sections.js'

/** The procedure documentation of a company, as its settings and notes are now, in the language of the reader. */
export async function printProcedure(reader: Pick<CompanyContext, 'company' | 'language'>) {
  const { company, language } = reader
  const word = wordIn(language)
  const facts = await readFacts(company)
  const { country, companyName } = facts.settings
  return printManual(reader, facts.settings, {
    title: word('title'),
    facts: [
      [word('facts.company'), companyName],
      [word('facts.day'), formatDay(facts.day)],
      [word('facts.program'), word('facts.programValue', { version: KONTOR_VERSION })],
      ...(country === 'DE' ? [[word('facts.basis'), word('facts.basisDE')] as const] : []),
      [word('facts.by'), word('keep', { years: String(periodsOf(country).books) })],
    ],
    sections: sectionsOf(facts, language),
  })
}
