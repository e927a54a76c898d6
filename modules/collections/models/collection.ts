import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Day, Instant } from '#core/clock'
import { moneyColumn } from '#core/money/columns'
import type { Minor } from '#core/money/minor'
import { CompanyOwned } from '#core/tenancy/company_owned'

export const COLLECTION_STATES = ['open', 'sent', 'withdrawn'] as const
export type CollectionState = (typeof COLLECTION_STATES)[number]

/** A file by which the company's bank collects several invoices. */
export class Collection extends CompanyOwned(BaseModel) {
  static override table = 'collections'

  @column() declare state: CollectionState
  /** The number of direct debits. */
  @column({ consume: Number }) declare debits: number
  /** In cents. */
  @column(moneyColumn) declare total: Minor
  /** Day of its first direct debit. */
  @column() declare firstOn: Day
  /** The account that the money goes to, and its holder, as they were when the file was made. */
  @column() declare creditor: string
  @column() declare creditorId: string
  @column() declare iban: string
  @column() declare bic: string
  @column() declare street: string
  @column() declare postalCode: string
  @column() declare city: string
  @column() declare country: string
  @column() declare requestedBy: string | null
  @column() declare createdAt: Instant
}
