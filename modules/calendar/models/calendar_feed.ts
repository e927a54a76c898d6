import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Instant } from '#core/clock'
import { CompanyOwned, type CompanyReference } from '#core/tenancy/company_owned'
import { FEED_PARTS, type FeedPart } from '#modules/calendar/feed/feed_parts'

/** A person's calendar behind a secret address, until it is revoked. */
export class CalendarFeed extends CompanyOwned(BaseModel) {
  static override table = 'calendar_feeds'

  @column() declare userId: string
  @column({ serializeAs: null }) declare keyHash: string
  @column() declare name: string
  @column({ consume: readParts, prepare: (parts: FeedPart[]) => parts.join(' ') })
  declare shows: FeedPart[]
  @column() declare createdAt: Instant
  @column() declare lastUsedAt: Instant | null

  /** Those of one person, the newest first. */
  static ofPerson(company: CompanyReference, userId: string) {
    return CalendarFeed.of(company)
      .where('userId', userId)
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
  }
}

/** A part that no longer exists shows nothing. */
export function readParts(text: string): FeedPart[] {
  const names = text.split(' ')
  return FEED_PARTS.filter((part) => names.includes(part))
}
