import { notFound } from '#core/errors/app_error'
import type { Caller } from '#core/http/caller'
import { logSecurity } from '#core/log/log_security'
import { Account } from '#modules/auth/models/account'
import { Session } from '#modules/auth/models/session'
import { User } from '#modules/auth/models/user'
import { assertLetIn } from './assert_let_in.js'
import { signInAnswer } from './open_session.js'

/**
 * Opens a session in another company of the same person, on the same device and for no longer, and ends the caller's: a
 * token reaches one company only, so that a page or a terminal that still shows the former one changes nothing in the
 * other. Requests that other tabs have sent still arrive, for half a minute. Inside inTx.
 * @returns the answer of the specification to a sign-in
 * @throws 404, also for a company that the person does not belong to; 403 when it does not let the person in
 */
export async function switchCompany(caller: Caller, companyId: string) {
  const account = await Account.lock(caller.accountId)
  const user = await User.query().where({ accountId: account.id, companyId }).first()
  if (!user) throw notFound()
  await assertLetIn(user)
  const session = await Session.findOrFail(caller.sessionId)
  if (!(await session.endSoon('company_switched'))) throw notFound()
  if (!(await account.noteSignIn(user))) throw notFound()
  const { userAgent, ipAddress, client, expiresAt } = session
  const device = session.device ?? undefined
  const details = { userAgent, ipAddress, client, device, expiresAt: Number(expiresAt) }
  const { token, session: next } = await Session.open(user, details)
  const sessions = { sessionId: next.id, formerSessionId: session.id }
  logSecurity('user.company_switched', { userId: user.id, companyId, ...sessions })
  return signInAnswer(token, user)
}
