import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Instant } from '#core/clock'
import { CompanyOwned, type CompanyReference } from '#core/tenancy/company_owned'
import { type EventType, isEventType } from '#modules/webhooks/events/event_types'

/** Why Kontor has switched an endpoint off: it answered 410, or nothing has arrived there for three days. */
export type OffReason = 'gone' | 'failing'

/** An address of a company that hears of its events. */
export class WebhookEndpoint extends CompanyOwned(BaseModel) {
  static override table = 'webhook_endpoints'

  @column() declare url: string
  @column() declare description: string
  @column({ consume: readEvents, prepare: (events: EventType[]) => events.join(' ') })
  declare events: EventType[]
  @column({ consume: Boolean }) declare isActive: boolean
  @column({ serializeAs: null }) declare sealedSecret: string
  /** The last four characters of the secret. */
  @column() declare secretEnd: string
  /** The secret before the last rotation, which signs too until `formerSecretUntilAt`. */
  @column({ serializeAs: null }) declare sealedFormerSecret: string | null
  @column() declare formerSecretUntilAt: Instant | null
  /** When the first of the attempts failed that have all failed since. */
  @column() declare failingSinceAt: Instant | null
  @column() declare offBecause: OffReason | ''
  @column() declare createdAt: Instant

  /** Those of a company, the oldest first. */
  static ofCompany(company: CompanyReference) {
    return WebhookEndpoint.of(company).orderBy('createdAt').orderBy('id')
  }
}

/** An event that no longer exists is heard by nobody. */
export function readEvents(text: string): EventType[] {
  return text.split(' ').filter(isEventType)
}
