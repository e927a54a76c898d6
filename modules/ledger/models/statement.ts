import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Day, Instant } from '#core/clock'
import type { Language } from '#core/i18n/languages'
import { moneyColumn } from '#core/money/columns'
import type { Minor } from '#core/money/minor'
import { CompanyOwned } from '#core/tenancy/company_owned'
import type { StatementContent } from '#modules/ledger/statement_content'

/** A statement of account that was sent. It never changes. */
export class Statement extends CompanyOwned(BaseModel) {
  static override table = 'statements'

  @column() declare clientId: string
  @column() declare currency: string
  /** Null when the account is shown from its beginning. */
  @column() declare fromOn: Day | null
  @column() declare untilOn: Day
  @column({ consume: Boolean }) declare isOpenOnly: boolean
  @column() declare language: Language
  /** The debt of the client at the end of the period. */
  @column(moneyColumn) declare balance: Minor
  @column({
    prepare: (content: StatementContent) => JSON.stringify(content),
    consume: (text: string) => JSON.parse(text),
  })
  declare content: StatementContent
  /** `YYYY-MM` when it came by the clock. */
  @column() declare dueMonth: string | null
  @column() declare createdAt: Instant
}
