import { instantText } from '#core/clock'
import type { PersonalToken } from '#modules/tokens/models/personal_token'

/** A token, as its owner sees it; the token itself is not among it. */
export const transformPersonalToken = (token: PersonalToken) => ({
  _id: token.id,
  name: token.name,
  beginning: token.beginning,
  scopes: token.scopes,
  createdAt: instantText(token.createdAt),
  expiresAt: instantText(token.expiresAt),
  isExpired: token.isExpired,
  lastUsedAt: token.lastUsedAt === null ? null : instantText(token.lastUsedAt),
  lastUsedBy: token.lastUsedBy,
})
