import { instantText } from '#core/clock'
import type { Passkey } from '#modules/auth/models/passkey'

/** A passkey, as its owner sees it. */
export const transformPasskey = ({ id, name, isBackedUp, createdAt, lastUsedAt }: Passkey) => ({
  _id: id,
  name,
  /** Whether a provider keeps a copy of the passkey. */
  isBackedUp,
  createdAt: instantText(createdAt),
  lastUsedAt: lastUsedAt === null ? null : instantText(lastUsedAt),
})
