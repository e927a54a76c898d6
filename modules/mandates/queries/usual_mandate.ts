import type { Day } from '#core/clock'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { Mandate } from '#modules/mandates/models/mandate'
import { stateOn } from '#modules/mandates/rules/mandate_state'

/** The mandates of a client, the newest first. */
export const mandatesOf = (company: CompanyReference, clientId: string): Promise<Mandate[]> =>
  Mandate.of(company)
    .where('clientId', clientId)
    .orderBy([
      { column: 'signedOn', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])

/** The mandate by which a client's invoices are collected: the newest for recurrent direct debits. */
export async function usualMandate(company: CompanyReference, clientId: string, day: Day) {
  const mandates = await mandatesOf(company, clientId)
  return mandates.find(
    (mandate) => mandate.kind === 'recurrent' && stateOn(mandate, day) === 'active'
  )
}
