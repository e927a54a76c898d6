import { now } from '#core/clock'
import { Session } from '#modules/auth/models/session'

/** The open sign-ins of a person in one company, the newest first. */
export const devicesOf = (userId: string) => openOnes(Session.query().where('userId', userId))

/** The same in all companies of the person, for the person alone. */
export const devicesOfAccount = (accountId: string) => openOnes(Session.ofAccount(accountId))

const openOnes = (sessions: ReturnType<typeof Session.ofAccount>): Promise<Session[]> =>
  sessions.whereNull('revokedAt').where('expiresAt', '>', now()).orderBy('createdAt', 'desc')
