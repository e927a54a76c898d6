import type { Day } from '#core/clock'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { BookKey } from '#modules/datev/accounts/charts'
import type { PersonalAccounts } from '#modules/datev/accounts/personal_accounts'
import type { DatevSettings } from '#modules/datev/models/datev_settings'
import type { CategoryFacts } from '#modules/expenses/public'

/** Matters that the adviser should look at. */
export const REMARKS = [
  'no_rate',
  'other_rate',
  'rounding',
  'imported',
  'reverse_charge',
  'triangular_purchase',
  'foreign_currency',
  'no_receipt',
  'meal_unexplained',
  'other_currency',
  'asset_sold',
] as const
export type RemarkCode = (typeof REMARKS)[number]

export interface Remark {
  code: RemarkCode
  /** Number of the document or expense. */
  number: string
  on: Day
  /** An amount or a rate, if the remark is about one. */
  detail: string
}

/** The company's accounts, and the remarks that come up while its records are booked. */
export class Book {
  readonly remarks: Remark[] = []

  constructor(
    readonly company: CompanyReference,
    readonly settings: DatevSettings,
    readonly people: PersonalAccounts,
    /** § 19 UStG today; documents say themselves how it was for them. */
    readonly isSmallBusiness: boolean,
    /** Categories of expenses that the company has added. */
    readonly ownCategories: readonly CategoryFacts[]
  ) {}

  /** DATEV batches from Kontor are in euros. */
  readonly currency = 'EUR'

  account(key: BookKey): string {
    if (typeof key === 'string') return this.settings.accountFor(key)
    const own = this.ownCategories.find(({ category }) => category === key.ownCategory)
    if (!own) throw new Error(`no category ${key.ownCategory}`)
    const { chart, accountLength } = this.settings
    return (chart === '03' ? own.skr03 : own.skr04).padEnd(accountLength, '0')
  }

  remark(code: RemarkCode, number: string, on: Day, detail = '') {
    this.remarks.push({ code, number, on, detail })
  }
}

/** First and last day, both included. */
export interface Period {
  from: Day
  to: Day
}
