import { afterCommit } from '#core/database/in_tx'
import { fanOut } from './fan_out.js'
import type { LiveEvent } from './live_event.js'

/**
 * Tells the open browsers and terminals of a company that something changed.
 * Inside inTx it waits for the commit, so whoever reads on hearing it sees the change.
 */
export function publish(companyId: string, event: Omit<LiveEvent, 'companyId'>) {
  afterCommit(() => fanOut.send({ companyId, ...event }))
}
