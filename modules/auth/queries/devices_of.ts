import { now } from '#core/clock'
import { Session } from '#modules/auth/models/session'

/** The open sign-ins of a person, the newest first. */
export const devicesOf = (userId: string): Promise<Session[]> =>
  Session.query()
    .where('userId', userId)
    .whereNull('revokedAt')
    .where('expiresAt', '>', now())
    .orderBy('createdAt', 'desc')
