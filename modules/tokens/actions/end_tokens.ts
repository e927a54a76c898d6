import { audit } from '#core/audit/audit'
import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { logSecurity } from '#core/log/log_security'
import { endsKeys, type RevokeReason } from '#modules/auth/public'
import type { PersonalToken } from '#modules/tokens/models/personal_token'

/** Ends a token; the next request with it is refused. Inside inTx. */
export async function revokeToken(token: PersonalToken) {
  await token.merge({ revokedAt: now(), revokedBecause: 'revoked' }).save()
  await audit({
    companyId: token.companyId,
    action: 'user.token_revoked',
    subject: { type: 'user', id: token.userId },
    details: { name: token.name },
    security: { userId: token.userId, tokenId: token.id },
  })
}

const END = `
  update personal_tokens set revoked_at = ?, revoked_because = ?
  where user_id = ? and revoked_at is null`

/** Ends all tokens of a person together with the sessions. Only inside inTx. */
export async function endTokensOf(userId: string, reason: RevokeReason) {
  if (!endsKeys(reason)) return
  const count = await changeRows(END, [now(), reason, userId])
  if (count > 0) logSecurity('user.tokens_ended', { userId, reason, count })
}
