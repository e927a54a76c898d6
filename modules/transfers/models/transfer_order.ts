import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Day, Instant } from '#core/clock'
import { moneyColumn } from '#core/money/columns'
import type { Minor } from '#core/money/minor'
import { CompanyOwned } from '#core/tenancy/company_owned'

export const ORDER_STATES = ['open', 'executed', 'withdrawn'] as const
export type OrderState = (typeof ORDER_STATES)[number]

/** An order to the company's bank to pay several expenses, handed over as a file. */
export class TransferOrder extends CompanyOwned(BaseModel) {
  static override table = 'transfer_orders'

  @column() declare state: OrderState
  /** Day on which the bank takes the money from the account. */
  @column() declare executeOn: Day
  /** How many there are. */
  @column({ consume: Number }) declare transfers: number
  /** In cents. */
  @column(moneyColumn) declare total: Minor
  /** The account that is debited, and its holder, as they were when the order was made. */
  @column() declare debtor: string
  @column() declare iban: string
  @column() declare bic: string
  @column() declare street: string
  @column() declare postalCode: string
  @column() declare city: string
  @column() declare country: string
  @column() declare requestedBy: string | null
  @column() declare createdAt: Instant
}
