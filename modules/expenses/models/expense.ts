import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Day, Instant } from '#core/clock'
import { foldText } from '#core/database/search'
import { decimalColumn, moneyColumn } from '#core/money/columns'
import type { Decimal } from '#core/money/decimal'
import type { Minor } from '#core/money/minor'
import { CompanyOwned } from '#core/tenancy/company_owned'
import type { TaxTreatment } from '#modules/expenses/tax_treatment'

/** Something that a company has bought, by its receipt. */
export class Expense extends CompanyOwned(BaseModel) {
  static override table = 'expenses'

  @column() declare number: string
  /** The vendor as the receipt names it. */
  @column() declare vendor: string
  /** Null for a journey, which has the person as its vendor. */
  @column() declare vendorId: string | null
  /** The vendor as it is searched and sorted, see `foldText`. */
  @column() declare foldedVendor: string
  @column() declare vendorVatId: string
  @column() declare vendorIban: string
  /** The number that the vendor gave the receipt. */
  @column() declare reference: string
  /** Day of the receipt. */
  @column() declare issuedOn: Day
  @column() declare dueOn: Day | null
  /** Null while it is still to be paid. */
  @column() declare paidOn: Day | null
  @column() declare taxTreatment: TaxTreatment
  @column() declare currency: string
  /** Units of the company's currency for one of `currency`; null where both are the same. */
  @column(decimalColumn) declare exchangeRate: Decimal | null
  @column(moneyColumn) declare net: Minor
  @column(moneyColumn) declare tax: Minor
  @column(moneyColumn) declare gross: Minor
  @column(moneyColumn) declare owedTax: Minor
  /** The company's currency when the expense was saved. */
  @column() declare ownCurrency: string
  @column(moneyColumn) declare ownNet: Minor
  @column(moneyColumn) declare ownTax: Minor
  @column(moneyColumn) declare ownGross: Minor
  @column(moneyColumn) declare ownOwedTax: Minor
  /** Percent of the expense that is private: neither its cost nor its input VAT counts. */
  @column(decimalColumn) declare privateShare: Decimal
  /** The amounts without the private share, in the company's currency. */
  @column(moneyColumn) declare ownBusinessNet: Minor
  @column(moneyColumn) declare ownBusinessTax: Minor
  @column(moneyColumn) declare ownBusinessOwedTax: Minor
  /** Percent off the total when paid until `skontoOn`; both are null without Skonto. */
  @column(decimalColumn) declare skontoPercent: Decimal | null
  /** Last day to pay less. */
  @column() declare skontoOn: Day | null
  /** The discount that is offered, in `currency`. */
  @column(moneyColumn) declare skonto: Minor
  /** Whether it was paid less Skonto. */
  @column({ consume: Boolean }) declare tookSkonto: boolean
  /** By how much Skonto that was taken lowers the amounts, in the company's currency. */
  @column(moneyColumn) declare ownSkontoNet: Minor
  @column(moneyColumn) declare ownSkontoTax: Minor
  @column(moneyColumn) declare ownSkontoOwedTax: Minor
  @column(moneyColumn) declare ownSkontoBusinessNet: Minor
  @column(moneyColumn) declare ownSkontoBusinessTax: Minor
  @column(moneyColumn) declare ownSkontoBusinessOwedTax: Minor
  /** The project it was made for. */
  @column() declare projectId: string | null
  /** The client it was bought for. */
  @column() declare clientId: string | null
  /** Whether the client is charged for it. */
  @column({ consume: Boolean }) declare isRebillable: boolean
  /** Percent on top of the net amount when it is charged on. */
  @column(decimalColumn) declare markup: Decimal
  /** How many files it has. */
  @column() declare receipts: number
  /** Why guests were entertained, and their names (§ 4 (5) sentence 1 no. 2 EStG). */
  @column() declare occasion: string
  @column() declare guests: string
  @column() declare notes: string
  /** For search: number, vendor, reference and descriptions, folded. */
  @column() declare words: string
  @column() declare createdAt: Instant
  @column() declare updatedAt: Instant
  @column() declare version: number

  /** @param descriptions of its lines */
  fold(descriptions: readonly string[]) {
    this.foldedVendor = foldText(this.vendor)
    this.words = foldText(this.number, this.vendor, this.reference, ...descriptions)
  }
}
