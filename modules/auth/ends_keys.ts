import type { RevokeReason } from '#modules/auth/models/session'

const ENDS_KEYS: readonly RevokeReason[] = [
  'deactivated',
  'password_changed',
  'signed_out_everywhere',
  'address_objected',
  'locked',
  'ended_by_operator',
]

/**
 * Whether a reason for ending sessions also ends a person's access keys and feeds: somebody else may have been in the
 * account, or the person has left. Signing other devices out leaves them, and so does another second factor.
 */
export const endsKeys = (reason: RevokeReason) => ENDS_KEYS.includes(reason)
