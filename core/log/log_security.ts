import logger from '@adonisjs/core/services/logger'
import { currentActor } from '#core/audit/actor'
import { afterCommit } from '#core/database/in_tx'

/**
 * Logs a sign-in or a change of rights at the default level. Inside inTx it waits for the commit. The line names the
 * request and the person behind it (`actorId`).
 * @param event such as `user.signed_in`; the same name as in the audit chain where there is one
 * @param facts ids and kinds; never a secret, a name or an e-mail address
 */
export function logSecurity(event: string, facts: Record<string, string | number | null>) {
  const { requestId, userId: actorId } = currentActor()
  afterCommit(() => logger.info({ event, requestId, actorId, ...facts }, 'security event'))
}
