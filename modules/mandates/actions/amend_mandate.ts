import { today } from '#core/clock'
import { conflict, FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { isInSepa } from '#core/sepa/payment_parts'
import { LONGEST, sepaText } from '#core/sepa/sepa_text'
import { Mandate } from '#modules/mandates/models/mandate'
import { stateOn, wasUsed } from '#modules/mandates/rules/mandate_state'
import type { AmendmentInput } from '#modules/mandates/validators/mandate'
import { recordMandate } from './record_mandate.js'

/**
 * Notes that a client has another account. The mandate stays valid without another signature, and the bank learns of
 * the change with the next direct debit (EPC130-08, AT-24). Only inside inTx.
 * @throws 404, 409 `not_active`, 422 `not_in_sepa`, `same_account`, `holder_unreadable`
 */
export async function amendMandate(company: CompanyScope, id: string, input: AmendmentInput) {
  const mandate = await Mandate.lockIn(company, id)
  const holder = input.holder || mandate.holder
  if (stateOn(mandate, today(company.timeZone)) !== 'active') throw conflict('mandates.not_active')
  if (!isInSepa(input.iban)) throw new FieldError('iban', 'mandates.not_in_sepa')
  if (input.iban === mandate.iban) throw new FieldError('iban', 'mandates.same_account')
  if (sepaText(holder, LONGEST.name) === '') {
    throw new FieldError('holder', 'mandates.holder_unreadable')
  }
  const known = wasUsed(mandate) ? mandate.iban : ''
  await mandate
    .merge({
      formerIban: mandate.formerIban || known,
      iban: input.iban,
      bic: input.bic ?? '',
      holder,
    })
    .save()
  await recordMandate(mandate, 'mandate.amended')
  return mandate
}
