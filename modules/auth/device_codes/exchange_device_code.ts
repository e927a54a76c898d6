import type { HttpContext } from '@adonisjs/core/http'
import type { Instant } from '#core/clock'
import { writer } from '#core/database/in_tx'
import { assertLetIn } from '#modules/auth/actions/assert_let_in'
import { openSession } from '#modules/auth/actions/open_session'
import { Account } from '#modules/auth/models/account'
import { DeviceSignIn } from '#modules/auth/models/device_sign_in'
import { Session } from '#modules/auth/models/session'
import { User } from '#modules/auth/models/user'

/** How long a terminal waits between two questions. */
export const POLL_INTERVAL: Instant = 5_000

/** Why there is no token, in the words of RFC 8628, section 3.5. */
export type NoToken = 'authorization_pending' | 'slow_down' | 'expired_token' | 'access_denied'

/**
 * Signs a terminal in, once, as the person who allowed it, in the company of that session. Inside inTx, which has to be
 * committed when there is no token as well.
 * @returns the answer of the specification to a sign-in, or why there is none
 * @throws 403 when the account or company is not let in
 */
export async function exchangeDeviceCode(ctx: Pick<HttpContext, 'request'>, deviceCode: string) {
  const waiting = await DeviceSignIn.lock(deviceCode)
  if (!waiting) return 'expired_token'
  if (waiting.refusedAt !== null) return 'access_denied'
  if (waiting.sessionId === null) {
    return (await waiting.notePoll(POLL_INTERVAL)) ? 'authorization_pending' : 'slow_down'
  }

  await waiting.delete()
  const session = await Session.query({ client: writer() })
    .where('id', waiting.sessionId)
    .forUpdate()
    .first()
  if (!session?.isOpen) return 'access_denied'
  const user = await User.findOrFail(session.userId)
  await assertLetIn(user)
  const account = user.accountId === null ? null : await Account.lock(user.accountId)
  if (!account || !(await account.noteSignIn(user))) return 'access_denied'
  return openSession(ctx, { account, user }, { client: 'terminal', device: waiting.device })
}
