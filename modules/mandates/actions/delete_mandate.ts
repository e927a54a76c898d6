import { isStillReferenced } from '#core/database/transaction_failures'
import { conflict } from '#core/errors/app_error'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { Mandate } from '#modules/mandates/models/mandate'
import { wasUsed } from '#modules/mandates/rules/mandate_state'
import { recordMandate } from './record_mandate.js'

/** Deletes a mandate that no invoice names. Only inside inTx. @throws 404, 409 `in_use` */
export async function deleteMandate(company: CompanyReference, id: string) {
  const mandate = await Mandate.lockIn(company, id)
  if (wasUsed(mandate)) throw conflict('mandates.in_use')
  try {
    await mandate.delete()
  } catch (error) {
    if (isStillReferenced(error)) throw conflict('mandates.in_use')
    throw error
  }
  await recordMandate(mandate, 'mandate.deleted')
}
