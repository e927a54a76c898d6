import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Instant } from '#core/clock'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { CompanyOwned } from '#core/tenancy/company_owned'
import { type AccountKey, type Chart, standardAccount } from '#modules/datev/accounts/charts'

export const PERSONAL_ACCOUNTS = ['collective', 'individual'] as const
export type PersonalAccountsMode = (typeof PERSONAL_ACCOUNTS)[number]

const number = { consume: Number }
const nullableNumber = {
  consume: (value: unknown) => (value === null ? null : Number(value)),
}
const json = {
  prepare: (value: unknown) => JSON.stringify(value),
  consume: (value: unknown) => (typeof value === 'string' ? JSON.parse(value) : value),
}

/** The agreement of a company with its tax adviser about DATEV files. */
export class DatevSettings extends CompanyOwned(BaseModel) {
  static override table = 'datev_settings'

  /** 1001 to 9999999; DATEV gives it to the adviser. */
  @column(nullableNumber) declare consultantNumber: number | null
  /** 1 to 99999; the adviser gives it to the company. */
  @column(nullableNumber) declare clientNumber: number | null
  @column() declare chart: Chart
  /** Digits of an account, 4 to 8; personal accounts have one more. */
  @column(number) declare accountLength: number
  /** Month in which the fiscal year begins, 1 to 12. */
  @column(number) declare fiscalMonth: number
  /** One account for all clients and one for all vendors, or one for each. */
  @column() declare personalAccounts: PersonalAccountsMode
  /** Accounts that differ from those of the chart. */
  @column(json) declare accounts: Partial<Record<AccountKey, string>>
  @column(number) declare version: number
  @column(number) declare updatedAt: Instant

  /** The settings that a company has or starts with. Not saved. */
  static async orDefault(company: CompanyReference): Promise<DatevSettings> {
    const settings = await DatevSettings.of(company).first()
    return settings ?? DatevSettings.for(company).merge(DEFAULTS)
  }

  /** Account number for a key. */
  accountFor(key: AccountKey): string {
    return this.accounts[key] ?? standardAccount(key, this)
  }
}

const DEFAULTS = {
  consultantNumber: null,
  clientNumber: null,
  chart: '03',
  accountLength: 4,
  fiscalMonth: 1,
  personalAccounts: 'collective',
  accounts: {},
  version: 0,
} as const
