import type { Day } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { Port } from '#core/module/port'
import type { Minor } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'

/** An expense that an outgoing entry may pay. `gross` is in minor units of `currency`, negative for a credit note. */
export interface PayableExpense {
  id: string
  number: string
  vendor: string
  vendorIban: string
  /** The number that the vendor gave the receipt. */
  reference: string
  currency: string
  gross: Minor
  /** The Skonto that its vendor offers; 0 without any. */
  skonto: Minor
  /** Whether it was marked as paid less Skonto. */
  tookSkonto: boolean
  issuedOn: Day
  dueOn: Day | null
  paidOn: Day | null
  /** The entry that paid it. */
  entryId: string | null
}

export interface Period {
  from: Day
  until: Day
}

/** How the module of expenses lets entries pay them. */
export interface ExpenseSource {
  /** Unpaid expenses, and those marked as paid by hand in a period; none that an entry has paid. */
  payable(company: CompanyReference, paid: Period): Promise<PayableExpense[]>
  /** The expenses that some entries have paid. */
  paidBy(company: CompanyReference, entryIds: string[]): Promise<PayableExpense[]>
  /** Locks expenses until the transaction ends; unknown ids are left out. Only inside inTx. */
  lock(company: CompanyReference, ids: string[]): Promise<PayableExpense[]>
  /** Marks locked expenses as paid by an entry on its day. Only inside inTx. */
  pay(
    company: CompanyScope,
    entry: { id: string; on: Day },
    expenses: readonly { id: string; withSkonto: boolean }[]
  ): Promise<void>
  /** Takes that back: each is as it was before. Only inside inTx. */
  release(company: CompanyReference, entryId: string): Promise<void>
}

const NO_EXPENSES: ExpenseSource = {
  payable: async () => [],
  paidBy: async () => [],
  lock: async () => [],
  pay: async () => undefined,
  release: async () => undefined,
}

/** Expenses that entries of a bank statement pay. */
export const bankedExpenses = new Port<ExpenseSource>('expenses that the bank pays')

/** The expenses of the installation; without a module of expenses there are none. */
export const expenseSource = () => bankedExpenses.service ?? NO_EXPENSES
