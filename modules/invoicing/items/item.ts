import { BaseModel, column } from '@adonisjs/lucid/orm'
import { foldText } from '#core/database/search'
import { decimalColumn } from '#core/money/columns'
import type { Decimal } from '#core/money/decimal'
import { CompanyOwned } from '#core/tenancy/company_owned'
import type { PriceMode } from '#modules/settings/public'

export const ITEM_TYPES = ['service', 'product'] as const

/** The search words of an item, folded. */
export const itemWords = ({
  number,
  name,
  description,
}: Pick<Item, 'number' | 'name' | 'description'>) => foldText(number, name, description)

/** Something that a company sells. Lines copy it, so changing it never changes a document. */
export class Item extends CompanyOwned(BaseModel) {
  static override table = 'items'

  @column() declare number: string
  @column() declare name: string
  /** For the order by name, see `foldText`. */
  @column() declare nameFolded: string
  /** For search: number, name and description, folded. */
  @column() declare words: string
  @column() declare description: string
  @column() declare type: (typeof ITEM_TYPES)[number]
  @column() declare unit: string
  /** Major units of the company's currency, without or with VAT as `priceMode` says. */
  @column(decimalColumn) declare unitPrice: Decimal
  @column() declare priceMode: PriceMode
  /** Percent. */
  @column(decimalColumn) declare taxRate: Decimal
  @column({ consume: Boolean }) declare isArchived: boolean
  @column() declare version: number
  @column() declare createdAt: number
}
