import { type Day, now, today } from '#core/clock'
import { isDuplicate } from '#core/database/transaction_failures'
import { FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { isInSepa } from '#core/sepa/payment_parts'
import { LONGEST, sepaText } from '#core/sepa/sepa_text'
import { type Client, lockOpenClient } from '#modules/clients/public'
import { Mandate } from '#modules/mandates/models/mandate'
import type { MandateInput } from '#modules/mandates/validators/mandate'
import { recordMandate } from './record_mandate.js'

/**
 * Records a mandate that a client has signed. Only inside inTx.
 * @throws 404, 409 of a client that is erased or merged, 422 `reference_taken`, `not_in_sepa`, `date_to_come`,
 *   `used_before_signed`, `holder_unreadable`, `b2b_for_person`
 */
export async function addMandate(company: CompanyScope, clientId: string, input: MandateInput) {
  const client = await lockOpenClient(company, clientId)
  const holder = input.holder || client.name.slice(0, LONGEST.name)
  assertUsable({ ...input, holder }, client, today(company.timeZone))
  const mandate = Mandate.for(company).merge({
    clientId,
    reference: input.reference || (await freeReference(company, client)),
    scheme: input.scheme,
    kind: input.kind,
    signedOn: input.signedOn,
    holder,
    iban: input.iban,
    bic: input.bic ?? '',
    formerIban: '',
    usedBeforeOn: input.usedBeforeOn ?? null,
    lastUsedOn: null,
    isEnded: false,
    revokedOn: null,
    createdAt: now(),
  })
  try {
    await mandate.save()
  } catch (error) {
    if (isDuplicate(error)) throw new FieldError('reference', 'mandates.reference_taken')
    throw error
  }
  await recordMandate(mandate, 'mandate.added')
  return mandate
}

function assertUsable(input: MandateInput & { holder: string }, client: Client, present: Day) {
  const { iban, signedOn, usedBeforeOn, scheme, holder } = input
  if (!isInSepa(iban)) throw new FieldError('iban', 'mandates.not_in_sepa')
  if (signedOn > present) throw new FieldError('signedOn', 'mandates.date_to_come')
  if (usedBeforeOn && usedBeforeOn > present) {
    throw new FieldError('usedBeforeOn', 'mandates.date_to_come')
  }
  if (usedBeforeOn && usedBeforeOn < signedOn) {
    throw new FieldError('usedBeforeOn', 'mandates.used_before_signed')
  }
  if (scheme === 'b2b' && client.type === 'person') {
    throw new FieldError('scheme', 'mandates.b2b_for_person')
  }
  if (sepaText(holder, LONGEST.name) === '') {
    throw new FieldError('holder', 'mandates.holder_unreadable')
  }
}

/** The client's number and how many mandates it has had: `K-0007-2`. */
async function freeReference(company: CompanyScope, { id, number }: Client) {
  const taken = await Mandate.of(company).where('clientId', id).select('id')
  const base = sepaText(number, 30).replaceAll(' ', '-').toUpperCase() || 'M'
  return `${base}-${taken.length + 1}`
}
