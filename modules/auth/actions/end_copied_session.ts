import { audit } from '#core/audit/audit'
import { linkTo } from '#modules/auth/mails/links'
import { signInCopied } from '#modules/auth/mails/sign_in_copied'
import { writeTo } from '#modules/auth/mails/write_to'
import type { Session } from '#modules/auth/models/session'
import type { User } from '#modules/auth/models/user'

/**
 * Ends a session whose replaced token was used again, by its owner or by a thief: the two cannot be distinguished, so
 * neither keeps it. The owner gets one mail, however often the token is tried. Inside inTx.
 */
export async function endCopiedSession(session: Session, user: User) {
  if (!(await session.revoke('token_reused'))) return
  const { userAgent, ipAddress } = session
  const facts = { userAgent, ipAddress, forgotLink: linkTo.forgotPassword() }
  await writeTo(user, 'sign_in_copied', signInCopied, facts)
  if (user.companyId === null) return
  await audit({
    companyId: user.companyId,
    action: 'session.ended',
    subject: { type: 'user', id: user.id },
    details: { because: 'token_reused' },
  })
}
