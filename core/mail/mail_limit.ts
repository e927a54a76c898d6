import { type Instant, now } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { AppError } from '#core/errors/app_error'
import env from '#core/start/env'
import { sendsLetters } from './mail_server.js'

const HOUR = 3_600_000

/** The time of the nth mail before a moment, counted backwards. */
const BEFORE = `
  select send_at from mail_outbox where company_id = ? and send_at <= ? and id <> ?
  order by send_at desc limit 1 offset ?`

/** Steps of looking for room; each is a window that is full. */
const MOST_WINDOWS = 500

/** How many mails a company may send in which time, so that one cannot spoil the mail server's name for all. */
const windows = () => [
  { most: env.MAILS_PER_HOUR, length: HOUR },
  { most: env.MAILS_PER_DAY, length: 24 * HOUR },
]

/**
 * Refuses a mail that a person sends when the company has reached its limit. Only inside inTx.
 * @param moved a mail that was scheduled for another time
 * @throws 429 `mail_limit_reached` with the seconds until there is room
 */
export async function assertMailRoom(companyId: string, at: Instant = now(), moved = '') {
  if (!(await sendsLetters(companyId))) return
  const full = await fullWindow(companyId, at, moved)
  if (!full) return
  throw new AppError(429, 'mail_limit_reached', {
    values: { hour: env.MAILS_PER_HOUR, day: env.MAILS_PER_DAY },
    retryAfter: Math.max(1, Math.ceil((full.freeAt - now()) / 1000)),
  })
}

/** The first moment from now on at which a company may send another mail. Only inside inTx. */
export async function firstMailRoom(companyId: string): Promise<Instant> {
  let at = now()
  if (!(await sendsLetters(companyId))) return at
  for (let step = 0; step < MOST_WINDOWS; step++) {
    const full = await fullWindow(companyId, at)
    if (!full) break
    at = full.freeAt
  }
  return at
}

/** The window before a moment that has no room, and when it has. */
async function fullWindow(companyId: string, at: Instant, moved = '') {
  for (const { most, length } of windows()) {
    const [row] = await readRows<{ send_at: number | bigint }>(BEFORE, [
      companyId,
      at,
      moved,
      most - 1,
    ])
    const freeAt = row ? Number(row.send_at) + length : 0
    if (freeAt > at) return { freeAt }
  }
  return undefined
}
