import type { HttpContext } from '@adonisjs/core/http'
import { logSecurity } from '#core/log/log_security'
import { confirmSession } from '#modules/auth/confirmed_session'
import type { Member } from '#modules/auth/models/member'
import { type ClientDetails, Session } from '#modules/auth/models/session'
import { reportNewDevice } from './report_new_device.js'

interface SignInDetails extends Pick<ClientDetails, 'client' | 'device'> {
  /** The person has just shown everything that `confirmSession` asks for: the session begins confirmed. */
  confirms?: boolean | undefined
}

/** Opens the session of a sign-in that has shown everything it needs. Inside inTx. @returns the answer of the specification */
export async function openSession(
  { request }: Pick<HttpContext, 'request'>,
  { account, user }: Member,
  { client, device, confirms }: SignInDetails
) {
  const { token, session } = await Session.open(user, {
    userAgent: request.header('user-agent') ?? '',
    ipAddress: request.ip(),
    client,
    device,
  })
  logSecurity('user.signed_in', {
    userId: user.id,
    companyId: user.companyId,
    sessionId: session.id,
    client: session.client,
    address: session.ipAddress,
  })
  if (confirms) await confirmSession(session.id)
  // As it was before this sign-in.
  if (user.lastSignInAt !== null) await reportNewDevice({ account, user }, session)
  return signInAnswer(token, user)
}

/** The answer of the specification to a sign-in. */
export const signInAnswer = (token: string, { companyId, id, email, role }: Member['user']) => ({
  token,
  companyId,
  id,
  email,
  isSuperAdmin: role === 'superAdmin',
})
