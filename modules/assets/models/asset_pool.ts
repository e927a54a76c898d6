import { BaseModel, column } from '@adonisjs/lucid/orm'
import { CompanyOwned } from '#core/tenancy/company_owned'

/** A year for which a company has chosen the pool. */
export class AssetPool extends CompanyOwned(BaseModel) {
  static override table = 'asset_pools'

  @column() declare year: string
}
