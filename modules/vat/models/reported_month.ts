import { BaseModel, column } from '@adonisjs/lucid/orm'
import { CompanyOwned } from '#core/tenancy/company_owned'

/** A month whose VAT a company has reported to its tax office. */
export class ReportedMonth extends CompanyOwned(BaseModel) {
  static override table = 'reported_months'

  /** `YYYY-MM` */
  @column() declare month: string
  /** The user who marked it. */
  @column() declare reportedBy: string
  @column() declare reportedAt: number
}
