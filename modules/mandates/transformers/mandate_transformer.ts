import type { Day } from '#core/clock'
import type { Mandate } from '#modules/mandates/models/mandate'
import { expiresOn, stateOn, wasUsed } from '#modules/mandates/rules/mandate_state'

export const transformMandate = (mandate: Mandate, day: Day) => ({
  _id: mandate.id,
  clientId: mandate.clientId,
  reference: mandate.reference,
  scheme: mandate.scheme,
  kind: mandate.kind,
  signedOn: mandate.signedOn,
  holder: mandate.holder,
  iban: mandate.iban,
  bic: mandate.bic,
  state: stateOn(mandate, day),
  lastUsedOn: mandate.lastUsedOn ?? mandate.usedBeforeOn,
  expiresOn: expiresOn(mandate),
  revokedOn: mandate.revokedOn,
  isUsed: wasUsed(mandate),
})
