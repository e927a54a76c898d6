import { currentActor } from '#core/audit/actor'
import { now } from '#core/clock'
import { insertRows } from '#core/database/insert_rows'
import { newId } from '#core/ids'
import { logSecurity } from '#core/log/log_security'

/**
 * Writes down a change of the platform in the operator's log, and in the log of the server. Inside inTx.
 * @param action such as `registration.changed`
 * @param details ids and kinds; never a secret, the name or the e-mail address of a person
 */
export async function recordForOperator(action: string, details: Record<string, string> = {}) {
  await insertRows('operator_log', [
    {
      id: newId(),
      happened_at: now(),
      actor_id: currentActor().userId,
      action,
      details: JSON.stringify(details),
    },
  ])
  logSecurity(action, details)
}
