import type { CompanyReference } from '#core/tenancy/company_owned'
import { handOutAccount } from '#modules/invoicing/public'
import { personalDataOf } from '#modules/ledger/queries/personal_data'

/** All stored data of a client, for the client (GDPR, art. 15 and 20). Only inside inTx. @throws 404 */
export async function handOutPersonalData(company: CompanyReference, clientId: string) {
  await handOutAccount(company, clientId)
  return personalDataOf(company, clientId)
}
