import { today } from '#core/clock'
import { conflict } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { Mandate } from '#modules/mandates/models/mandate'
import { recordMandate } from './record_mandate.js'

/**
 * Notes that a client has revoked a mandate: nothing more is collected by it. Only inside inTx.
 * @throws 404, 409 `already_revoked`
 */
export async function revokeMandate(company: CompanyScope, id: string) {
  const mandate = await Mandate.lockIn(company, id)
  if (mandate.revokedOn) throw conflict('mandates.already_revoked')
  await mandate.merge({ revokedOn: today(company.timeZone) }).save()
  await recordMandate(mandate, 'mandate.revoked')
  return mandate
}
