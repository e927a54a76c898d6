import { formatDay, today } from '#core/clock'
import { conflict } from '#core/errors/app_error'
import type { CompanyContext } from '#core/http/caller'
import env from '#core/start/env'
import { printManual } from '#modules/procedures/document/print_manual'
import { wordIn } from '#modules/procedures/document/sections'
import { readCompanySettings } from '#modules/settings/public'
import { clausesOf } from './clauses.js'
import { measuresOf } from './measures.js'

/**
 * The agreement between a company and the operator of its server on the processing of personal data (art. 28 (3) GDPR),
 * to be signed by both. Nothing is stored.
 * @throws 409 `operator_unknown` while the operator has not named itself
 */
export async function printAgreement(reader: Pick<CompanyContext, 'company' | 'language'>) {
  const { OPERATOR_NAME: operator, OPERATOR_ADDRESS: address } = env
  if (!operator) throw conflict('procedures.operator_unknown')
  const word = wordIn(reader.language)
  const settings = await readCompanySettings(reader.company)
  const { companyName, street, postalCode, city } = settings
  const own = [companyName, street, `${postalCode} ${city}`.trim()].filter(Boolean).join(', ')
  return printManual(reader, settings, {
    title: word('agreement.title'),
    facts: [
      [word('agreement.controller'), own],
      [word('agreement.processor'), [operator, address].filter(Boolean).join(', ')],
      [word('facts.day'), formatDay(today(reader.company.timeZone))],
      [word('facts.basis'), word('agreement.basis')],
    ],
    sections: clausesOf(word, {
      others: env.OPERATOR_SUBPROCESSORS,
      measures: measuresOf(env, word),
    }),
  })
}
