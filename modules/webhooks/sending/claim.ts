import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { inSharedTx } from '#core/database/in_tx'
import { readRows } from '#core/database/read_rows'
import type { ClaimedDelivery } from './delivery.js'
import { PATIENCE } from './send_attempt.js'

/** Longer than any attempt: no other process takes a delivery that is being sent. */
export const LEASE = 6 * PATIENCE

/** Endpoints that one look considers. */
const MOST_QUEUES = 100

/** The deliveries of one endpoint. */
export interface Queue {
  company_id: string
  endpoint_id: string
}

const ANY_DUE = 'select 1 as found from webhook_deliveries where due_at <= ? limit 1'

/** Endpoints with a delivery that is due, the one that waits longest first. */
const QUEUES = `
  select endpoints.company_id, endpoints.endpoint_id from (
    select webhook_endpoints.company_id, webhook_endpoints.id as endpoint_id, (
      select min(webhook_deliveries.due_at) from webhook_deliveries
      where webhook_deliveries.company_id = webhook_endpoints.company_id
        and webhook_deliveries.endpoint_id = webhook_endpoints.id
        and webhook_deliveries.due_at <= ?
    ) as due_at
    from webhook_endpoints
    join companies on companies.id = webhook_endpoints.company_id and companies.status = 'active'
  ) endpoints
  where endpoints.due_at is not null
  order by endpoints.due_at, endpoints.endpoint_id`

/**
 * The queues with something to send. Deliveries of a company that is suspended wait.
 * @param isFull queues that take nothing at the moment
 */
export async function dueQueues(isFull: (queue: Queue) => boolean): Promise<Queue[]> {
  const at = now()
  const [due] = await readRows<{ found: number }>(ANY_DUE, [at])
  if (!due) return []
  const queues = await readRows<Queue>(QUEUES, [at])
  return queues.filter((queue) => !isFull(queue)).slice(0, MOST_QUEUES)
}

const NEXT = `
  select company_id, id, endpoint_id, event_id, attempts, fence from webhook_deliveries
  where company_id = ? and endpoint_id = ? and due_at <= ? order by due_at, id limit 1`
const CLAIM = `
  update webhook_deliveries set state = 'sending', due_at = ?, attempts = ?, fence = ?
  where company_id = ? and id = ? and fence = ? and due_at <= ?`

/**
 * Takes the next delivery of a queue for this process: one claim wins, and its fence proves it later. A delivery whose
 * process has died is due again at the end of its claim.
 * @returns undefined when nothing is due, or another process was quicker
 */
export function claimNext({ company_id, endpoint_id }: Queue) {
  return inSharedTx(async (): Promise<ClaimedDelivery | undefined> => {
    const at = now()
    const [next] = await readRows<ClaimedDelivery>(NEXT, [company_id, endpoint_id, at])
    if (!next) return undefined
    const claim = { attempts: Number(next.attempts) + 1, fence: Number(next.fence) + 1 }
    const changed = await changeRows(CLAIM, [
      at + LEASE,
      claim.attempts,
      claim.fence,
      company_id,
      next.id,
      Number(next.fence),
      at,
    ])
    return changed === 1 ? { ...next, ...claim } : undefined
  })
}

const RELEASE = `
  update webhook_deliveries set state = 'waiting', due_at = ?, attempts = ?
  where company_id = ? and id = ? and fence = ? and state = 'sending'`

/** Gives a delivery back that this process will not finish; the attempt does not count. */
export const releaseDelivery = ({ company_id, id, attempts, fence }: ClaimedDelivery) =>
  inSharedTx(() => changeRows(RELEASE, [now(), attempts - 1, company_id, id, fence]))
