import { instantText } from '#core/clock'
import type { Language } from '#core/i18n/languages'
import { countWaitingLetters, serverOutageOf } from '#core/mail/company_server/server_outage'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { sayTrouble } from './server_trouble.js'

/** Since when the company's mail server takes no letters, why, and how many wait; null while it does. */
export async function describeOutage({ id }: CompanyReference, language: Language) {
  const outage = await serverOutageOf(id)
  if (!outage) return null
  return {
    since: instantText(outage.since),
    explanation: sayTrouble(outage, language),
    waitingCount: await countWaitingLetters(id),
  }
}
