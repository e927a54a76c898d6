import { type Instant, now } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import env from '#core/start/env'
import { type Check, fine, notice, trouble } from './check.js'
import { localTime } from './local_time.js'

/** The oldest mail may wait this long. */
const PATIENCE = 3_600_000
/** Failed mails are mentioned for this long. */
const MENTIONED_FOR = 7 * 86_400_000

const OLDEST = `
  select min(coalesce(send_at, created_at)) as waits_since, count(*) as count
  from mail_outbox where status in ('queued', 'sending')`
/** Mails that were queued later and have gone: then it is not the queue that is stuck. */
const OVERTAKEN = `
  select id from mail_outbox where created_at > ? and status in ('sent', 'bounced') limit 1`
const FAILED =
  "select count(*) as count from mail_outbox where status = 'failed' and created_at > ?"

interface Queue {
  waits_since: Instant | string | null
  count: number | string
}

/** Mails that have not left, since when the oldest waits (now without one), and those of a week that were given up. */
export async function readQueue() {
  const [queue] = await readRows<Queue>(OLDEST, [])
  const [failed] = await readRows<{ count: number | string }>(FAILED, [now() - MENTIONED_FOR])
  return {
    count: Number(queue?.count ?? 0),
    since: Number(queue?.waits_since ?? now()),
    failed: Number(failed?.count ?? 0),
  }
}

/** Whether mails leave. */
export const mailQueue: Check = {
  name: 'mail_queue',
  readsDatabase: true,
  mails: 'whenOver',
  async look() {
    if (env.SMTP_URL === undefined) return undefined
    const { count, since, failed } = await readQueue()
    if (now() - since > PATIENCE && (await readRows(OVERTAKEN, [since])).length === 0) {
      return trouble('mail_queue_stuck', { count, since: localTime(since) })
    }
    if (failed > 0) return notice('mails_failed', { count: failed })
    return fine('mail_queue_moving', { count })
  },
}
