import logger from '@adonisjs/core/services/logger'
import { currentActor } from '#core/audit/actor'
import { afterCommit } from '#core/database/in_tx'

/**
 * Writes to the log, at the default level, that somebody signed in or that rights have changed. Inside inTx it waits for
 * the commit. The line says in which request and on whose behalf (`actorId`).
 * @param event such as `user.signed_in`; the same name as in the audit chain where there is one
 * @param facts ids and kinds; never a secret, a name or an address of mail
 */
export function logSecurity(event: string, facts: Record<string, string | number | null>) {
  const { requestId, userId: actorId } = currentActor()
  afterCommit(() => logger.info({ event, requestId, actorId, ...facts }, 'security event'))
}
