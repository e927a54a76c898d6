import { today } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { moneyNumber } from '#core/money/minor'
import { portalSources } from '#modules/clients/public'

/** Documents waiting for a client, of all kinds and in all currencies: by kind, the earliest due first. */
export async function waitingDocuments(company: CompanyScope, clientId: string) {
  const day = today(company.timeZone)
  const found = await Promise.all(
    portalSources().map(async ({ type, waiting }) =>
      (await waiting(company, clientId, day)).map((document) => ({ type, ...document }))
    )
  )
  return found.flat().map(({ id, currency, total, open, until, ...document }) => ({
    _id: id,
    ...document,
    until,
    /** Past its day to pay; an offer that is over waits no more. */
    isLate: until !== null && until < day,
    currency,
    total: moneyNumber(total, currency),
    open: moneyNumber(open, currency),
  }))
}
