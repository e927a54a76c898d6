import { afterCommit } from '#core/database/in_tx'
import { fanOut } from './fan_out.js'
import type { LiveEvent } from './live_event.js'

/**
 * Notifies the open browsers and terminals of a company of a change. Inside inTx it waits for the commit, so a client
 * that reads after the event sees the change.
 */
export function publish(companyId: string, event: Omit<LiveEvent, 'companyId'>) {
  afterCommit(() => fanOut.send({ companyId, ...event }))
}
