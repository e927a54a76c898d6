import { type Instant, now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { inTx } from '#core/database/in_tx'
import { readRows } from '#core/database/read_rows'
import { Happening } from '#core/happenings/happening'
import { publish } from '#core/live/publish'
import { retryLettersOf } from '#core/mail/retry_mails'
import type { StoredServer } from './company_server.js'
import { describeFailure, type ServerTrouble } from './server_trouble.js'

/** A company's mail server takes no letters. */
export interface ServerOutage {
  /** The first failed delivery after the last one that went. */
  since: Instant
  trouble: ServerTrouble
  /** The latest words of the server. */
  answer: string
}

/** Milliseconds until owners get a mail: a server that is started again is not worth one. */
const GRACE: Instant = 300_000

/** An outage has lasted for longer than a moment. Announced once for each. */
export const companyServerFails = new Happening<[server: StoredServer, outage: ServerOutage]>()

const OF_SERVER = 'company_id = ? and id = ?'
const BEGIN = `
  update company_mail_servers set failing_since_at = ?, trouble = ?, last_answer = ?
  where ${OF_SERVER} and failing_since_at is null`
const GO_ON = `
  update company_mail_servers set trouble = ?, last_answer = ?
  where ${OF_SERVER} and failing_since_at is not null`
const MAIL = `
  update company_mail_servers set owners_mailed_at = ?
  where ${OF_SERVER} and owners_mailed_at is null and failing_since_at <= ?`
const END = `
  update company_mail_servers
  set failing_since_at = null, trouble = null, last_answer = null, owners_mailed_at = null
  where ${OF_SERVER} and failing_since_at is not null`
const OUTAGE = `
  select failing_since_at, trouble, last_answer from company_mail_servers
  where company_id = ? and failing_since_at is not null`
const WAITING = `
  select count(*) as count from mail_outbox
  where company_id = ? and is_letter = 1 and status in ('queued', 'sending')`

interface OutageRow {
  failing_since_at: Instant | string
  trouble: ServerTrouble
  last_answer: string | null
}

/** Undefined while letters of the company go out, and for a company without a server. */
export async function serverOutageOf(companyId: string): Promise<ServerOutage | undefined> {
  const [row] = await readRows<OutageRow>(OUTAGE, [companyId])
  if (!row) return undefined
  const { failing_since_at: since, trouble, last_answer: answer } = row
  return { since: Number(since), trouble, answer: answer ?? '' }
}

/** How many letters of a company wait to be sent; those with a later time do not. */
export async function countWaitingLetters(companyId: string): Promise<number> {
  const [row] = await readRows<{ count: number | bigint }>(WAITING, [companyId])
  return Number(row?.count)
}

/** Begins an outage or goes on with it. A server that was changed meanwhile has none. */
export async function noteServerFailure(server: StoredServer, error: unknown) {
  const { trouble, answer } = describeFailure(error)
  const { companyId, id } = server
  await inTx(async () => {
    const begun = await changeRows(BEGIN, [now(), trouble, answer, companyId, id])
    if (begun === 1) publish(companyId, { kind: 'settings', id })
    else await changeRows(GO_ON, [trouble, answer, companyId, id])
    if ((await changeRows(MAIL, [now(), companyId, id, now() - GRACE])) === 0) return
    const outage = await serverOutageOf(companyId)
    if (outage) await companyServerFails.announce(server, outage)
  })
}

/** Ends an outage because a mail went out; letters that wait follow at once. */
export async function noteServerWorks({ companyId, id }: StoredServer) {
  await inTx(async () => {
    if ((await changeRows(END, [companyId, id])) === 0) return
    await retryLettersOf(companyId)
    publish(companyId, { kind: 'settings', id })
  })
}
