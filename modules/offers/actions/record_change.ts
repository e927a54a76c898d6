import { audit } from '#core/audit/audit'
import { publish } from '#core/live/publish'
import type { ChangeDetails } from '#modules/documents/public'
import type { Offer } from '#modules/offers/models/offer'

/** Steps that every kind of offer records, as `<kind>.<step>`. */
export const RECORDED_STEPS = [
  'drafted',
  'draft_changed',
  'draft_deleted',
  'issued',
  'link_made',
  'links_revoked',
  'viewed',
  'accepted',
  'declined',
  'confirmed',
  'confirmation_planned',
  'confirmation_put_aside',
] as const

type Key = Pick<Offer, 'companyId' | 'id' | 'kind'>

export const recordStep = (
  offer: Key,
  step: (typeof RECORDED_STEPS)[number],
  details: ChangeDetails
) => recordChange(offer, `${offer.kind.type}.${step}`, details)

/**
 * Records a change of an offer in the audit log and notifies open screens. Only inside inTx, after the change itself.
 */
export async function recordChange(
  { companyId, id, kind: { type } }: Key,
  action: string,
  details: ChangeDetails
) {
  await audit({ companyId, action, subject: { type, id }, details })
  publish(companyId, { kind: type, id })
}
