import { audit } from '#core/audit/audit'
import { now } from '#core/clock'
import { conflict } from '#core/errors/app_error'
import { newLinkKey } from '#core/http/guards/link_key'
import env from '#core/start/env'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { Account } from '#modules/auth/public'
import type { FeedPart } from '#modules/calendar/feed/feed_parts'
import { CalendarFeed } from '#modules/calendar/models/calendar_feed'

/** Feeds of one person: a computer, a phone, a family calendar, and two to spare. */
const MOST = 5

/** The account is locked, so that two feeds at once cannot pass the limit together. */
interface Creator {
  company: CompanyReference
  userId: string
  accountId: string
}

interface NewFeed {
  name: string
  shows: FeedPart[]
}

/**
 * Creates a feed. Inside inTx.
 * @returns its address, which cannot be read again, and its record
 * @throws 409 `feeds_full`
 */
export async function createFeed(
  { company, userId, accountId }: Creator,
  { name, shows }: NewFeed
) {
  await Account.lock(accountId)
  const existing = await CalendarFeed.ofPerson(company, userId)
  if (existing.length >= MOST) throw conflict('calendar.feeds_full', { values: { max: MOST } })
  const { key, hash } = newLinkKey()
  const feed = CalendarFeed.for(company)
  feed.merge({ userId, keyHash: hash, name, shows, createdAt: now(), lastUsedAt: null })
  await feed.save()
  await audit({
    companyId: company.id,
    action: 'user.calendar_feed_created',
    subject: { type: 'user', id: userId },
    details: { name, shows: shows.join(' ') },
    security: { userId, feedId: feed.id },
  })
  // Addresses come from APP_URL only, never from a request's headers.
  return { feed, url: `${env.APP_URL}/api/calendar/${key}.ics` }
}
