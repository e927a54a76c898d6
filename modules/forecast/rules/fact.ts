import type { Day } from '#core/clock'
import type { Minor } from '#core/money/minor'

/** Where money comes from, in the order of the table. */
export const INFLOWS = [
  'invoices',
  'drafts',
  'recurring',
  'accepted',
  'offers',
  'hours',
  'otherIn',
] as const
/** Where money goes, in the same order. */
export const OUTFLOWS = [
  'expenses',
  'recurringExpenses',
  'salaries',
  'rent',
  'taxes',
  'vat',
  'otherOut',
] as const
export const SOURCES = [...INFLOWS, ...OUTFLOWS] as const
export type Source = (typeof SOURCES)[number]

export const isInflow = (source: Source) => (INFLOWS as readonly Source[]).includes(source)

/** The record behind a payment. */
export interface FactLink {
  type:
    | 'invoice'
    | 'recurring'
    | 'estimate'
    | 'proposal'
    | 'project'
    | 'expense'
    | 'recurringExpense'
    | 'plannedPayment'
    | 'vat'
  id: string
}

/** A payment that the records announce. Amounts are in minor units of `currency`. */
export interface Fact {
  /** Unique; by it a scenario names the payment. */
  key: string
  source: Source
  currency: string
  /** Above zero comes in, below goes out; in full, before any probability. */
  amount: Minor
  /** The VAT in an inflow; nothing where no VAT follows from it. */
  tax: Minor
  dueOn: Day
  /** The day of an invoice that is still to be issued; null when its VAT is in the books already. */
  invoicedOn: Day | null
  /** It comes on its day, whatever anybody's habits are. */
  isFixed: boolean
  clientId: string | null
  clientName: string
  label: string
  link: FactLink | null
}
