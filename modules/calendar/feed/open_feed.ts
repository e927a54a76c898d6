import logger from '@adonisjs/core/services/logger'
import { type Day, type Instant, now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { inTx } from '#core/database/in_tx'
import { readRows } from '#core/database/read_rows'
import type { CompanyScope } from '#core/http/caller'
import { hashOfKey } from '#core/http/guards/link_key'
import type { Language } from '#core/i18n/languages'
import { CALLER_COLUMNS, type CallerColumns, companyOf, linkNotValid } from '#modules/auth/public'
import { type FeedPart, partsFor } from '#modules/calendar/feed/feed_parts'
import { readParts } from '#modules/calendar/models/calendar_feed'

/** A use is noted at most this often. */
const NOTED_EVERY: Instant = 60_000

/** The last part of an address: 256 bits and the ending by which programs know a calendar. */
const FILE = /^([\w-]{43})\.ics$/

/** A feed whose key was shown, in the name of its person. */
export interface OpenFeed {
  id: string
  name: string
  userId: string
  company: CompanyScope
  language: Language
  /** Chosen parts that the person may still see. */
  shows: FeedPart[]
  lastUsedAt: Instant | null
}

/** Days that a feed shows, both included, and the most events of each part. */
export interface FeedSpan {
  from: Day
  to: Day
  most: number
}

interface FeedRow extends CallerColumns {
  id: string
  name: string
  shows: string
  last_used_at: Instant | null
  is_active: boolean | number
  company_id: string
  company_status: CompanyScope['status'] | 'pending' | 'rejected'
}

/**
 * The feed of an address. Unknown and revoked keys, people who have left or lack a required second factor, and companies
 * that are not active get the same 404, so that keys cannot be probed.
 * @param file the key, followed by `.ics`
 * @throws 404 `link_not_valid`
 */
export async function openFeed(file: string): Promise<OpenFeed> {
  const key = FILE.exec(file)?.[1]
  const row = key === undefined ? undefined : await readFeed(key)
  if (!row?.is_active || row.company_status !== 'active') throw linkNotValid()
  if (row.requires_second_factor && !row.has_second_factor) throw linkNotValid()
  const open = partsFor(row.role)
  if (open.length === 0) throw linkNotValid()
  return {
    id: row.id,
    name: row.name,
    userId: row.user_id,
    company: companyOf(row, { id: row.company_id, status: 'active' }),
    language: row.user_language,
    shows: readParts(row.shows).filter((part) => open.includes(part)),
    lastUsedAt: row.last_used_at === null ? null : Number(row.last_used_at),
  }
}

const FEED = `
  select calendar_feeds.id, calendar_feeds.name, calendar_feeds.shows, calendar_feeds.last_used_at,
    users.is_active, ${CALLER_COLUMNS}
  from calendar_feeds
  join users on users.id = calendar_feeds.user_id and users.company_id = calendar_feeds.company_id
  join companies on companies.id = calendar_feeds.company_id
  where calendar_feeds.key_hash = ?`

async function readFeed(key: string): Promise<FeedRow | undefined> {
  const [row] = await readRows<FeedRow>(FEED, [hashOfKey(key)])
  return row
}

const NOTE = 'update calendar_feeds set last_used_at = ? where company_id = ? and id = ?'

/** A database that cannot be written at the moment does not keep a program from reading. */
export async function noteUse({ id, company, lastUsedAt }: OpenFeed) {
  const at = now()
  if (lastUsedAt !== null && lastUsedAt > at - NOTED_EVERY) return
  try {
    await inTx(() => changeRows(NOTE, [at, company.id, id]))
  } catch (error) {
    logger.warn({ err: error, feedId: id }, 'the use of a calendar feed was not noted')
  }
}
