import type { Caller } from '#core/http/caller'
import type { Session } from '#modules/auth/models/session'

/** A signed-in browser or terminal, as its user sees it. */
export const transformDevice = (session: Session, caller: Pick<Caller, 'sessionId'>) => ({
  _id: session.id,
  client: session.client,
  device: session.device,
  userAgent: session.userAgent,
  ipAddress: session.ipAddress,
  signedInAt: new Date(session.createdAt).toISOString(),
  lastSeenAt: new Date(session.rotatedAt ?? session.createdAt).toISOString(),
  isCurrent: session.id === caller.sessionId,
})
