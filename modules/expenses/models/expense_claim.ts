import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Day, Instant } from '#core/clock'
import { foldText } from '#core/database/search'
import { conflict, notFound } from '#core/errors/app_error'
import type { Caller } from '#core/http/caller'
import { decimalColumn, moneyColumn } from '#core/money/columns'
import type { Decimal } from '#core/money/decimal'
import type { Minor } from '#core/money/minor'
import { CompanyOwned, type CompanyReference } from '#core/tenancy/company_owned'
import type { CategoryKey } from '#modules/expenses/categories'
import type { StoredTrip } from '#modules/expenses/trips/stored_trip'

export const CLAIM_STATUSES = ['submitted', 'returned', 'approved', 'rejected'] as const
export type ClaimStatus = (typeof CLAIM_STATUSES)[number]

/** `person`: the person paid and gets the money back; `company`: paid with the company's card or cash. */
export const PAYERS = ['person', 'company'] as const
export type Payer = (typeof PAYERS)[number]

export const CLAIM_KINDS = ['receipt', 'trip'] as const
export type ClaimKind = (typeof CLAIM_KINDS)[number]

const json = {
  prepare: (value: unknown) => (value === null ? null : JSON.stringify(value)),
  consume: (value: unknown) => (typeof value === 'string' ? JSON.parse(value) : value),
}
const number = { consume: (value: unknown) => (value === null ? null : Number(value)) }

/** A receipt or a journey that a person hands in; it becomes an expense when it is approved. */
export class ExpenseClaim extends CompanyOwned(BaseModel) {
  static override table = 'expense_claims'

  @column() declare userId: string
  @column() declare kind: ClaimKind
  @column() declare status: ClaimStatus
  @column() declare paidBy: Payer
  /** Day of the receipt. */
  @column() declare spentOn: Day
  @column() declare vendor: string
  @column() declare category: CategoryKey
  /** Goods or service, and the reason for buying it. */
  @column() declare note: string
  /** The people who were entertained. */
  @column() declare guests: string
  @column() declare currency: string
  @column(moneyColumn) declare gross: Minor
  /** Percent of VAT on the receipt. */
  @column(decimalColumn) declare taxRate: Decimal
  /** How the amount of a journey was calculated. */
  @column(json) declare trip: StoredTrip | null
  /** How many files it has. */
  @column(number) declare receipts: number
  /** Why it was sent back or rejected. */
  @column() declare reason: string
  /** The expense that it has become. */
  @column() declare expenseId: string | null
  /** For search: vendor and note, folded. */
  @column() declare words: string
  @column(number) declare submittedAt: Instant
  @column() declare decidedBy: string | null
  @column(number) declare decidedAt: Instant | null
  @column(number) declare createdAt: Instant
  @column(number) declare version: number

  /** @throws 404 when it is not there, not this company's, or somebody else's and the caller an employee */
  static async findFor(
    company: CompanyReference,
    caller: Pick<Caller, 'userId' | 'role'>,
    id: string
  ): Promise<ExpenseClaim> {
    const claim = await ExpenseClaim.one(company, id)
    if (!claim?.isFor(caller)) throw notFound()
    return claim
  }

  /** The same, kept for the open transaction until it ends. */
  static async lockFor(
    company: CompanyReference,
    caller: Pick<Caller, 'userId' | 'role'>,
    id: string
  ): Promise<ExpenseClaim> {
    const claim = await ExpenseClaim.oneLocked(company, id)
    if (!claim?.isFor(caller)) throw notFound()
    return claim
  }

  /** Employees reach their own, the desk reaches all. */
  isFor({ userId, role }: Pick<Caller, 'userId' | 'role'>) {
    return role !== 'employee' || this.userId === userId
  }

  /** @throws 409 `expenses.claim_decided` once it is approved or rejected */
  assertOpen() {
    if (this.status !== 'submitted' && this.status !== 'returned') {
      throw conflict('expenses.claim_decided')
    }
  }

  fold() {
    this.words = foldText(this.vendor, this.note)
  }
}
