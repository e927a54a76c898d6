import type { Day } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { Port } from '#core/module/port'
import type { Decimal } from '#core/money/decimal'

export interface ExpensesWish {
  clientId: string
  /** Expenses without a price in it stay where they are. */
  currency: string
  /** Expenses of a later day are for a later invoice. */
  until: Day
  /** Most lines that the invoice has room for. */
  most: number
}

export interface ChargedLine {
  description: string
  quantity: Decimal
  /** Net, with the mark-up, in major units. */
  unitPrice: Decimal
}

export interface TakenExpenses {
  lines: ChargedLine[]
  /**
   * Records which invoice charges them. Only inside inTx, the one they were taken in.
   * @param lineIds the invoice's lines that were made of `lines`, in their order
   */
  bill(invoice: { id: string }, lineIds: string[]): Promise<void>
}

/** Interface of a module with expenses that clients are charged for. */
export interface ExpenseSource {
  /** The expenses that would be charged now, and how to charge them. Changes nothing before `bill`. */
  take(company: CompanyScope, wish: ExpensesWish): Promise<TakenExpenses>
}

/** Expenses that recurring invoices charge. */
export const expenseSource = new Port<ExpenseSource>('expenses to charge')
