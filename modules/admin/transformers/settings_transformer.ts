import { instantText, now } from '#core/clock'
import type { OpenRegistrationInvitation, OperatorEntry } from '#modules/auth/public'

/** A link that lets a company register and has not been used. `email` is null for one that anybody may use. */
export const transformRegistrationInvitation = (row: OpenRegistrationInvitation) => {
  const { email, approves } = JSON.parse(row.details) as { email?: string; approves?: string }
  return {
    _id: row.id,
    email: email ?? null,
    isApproved: approves === 'yes',
    by: row.inviter_name,
    invitedAt: instantText(Number(row.created_at)),
    expiresAt: instantText(Number(row.expires_at)),
    isOver: Number(row.expires_at) <= now(),
  }
}

/** A change of the platform, such as `registration.changed` with `from` and `to`, or `user.locked` with the `person`. */
export const transformOperatorEntry = (row: OperatorEntry) => ({
  _id: row.id,
  at: instantText(Number(row.happened_at)),
  action: row.action,
  by: row.actor_name,
  person: row.person_name,
  company: row.company_name,
  details: row.details,
})
