import type { Day } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import type { Minor } from '#core/money/minor'
import type { Moment } from '#modules/invoicing/public'
import type { Period, Step } from './steps.js'

/** The tabs of the analytics in their order. */
export const TABS = [
  'revenue',
  'clients',
  'items',
  'receivables',
  'taxes',
  'expenses',
  'profit',
  'projects',
  'team',
] as const
export type Tab = (typeof TABS)[number]

export const isTab = (name: unknown): name is Tab => TABS.some((tab) => tab === name)

/**
 * When revenue and expenses count: `invoiced` on the day of the supply (agreed amounts) and of the receipt, `received`
 * when the money moved.
 */
export const BASES = ['invoiced', 'received'] as const
export type Basis = (typeof BASES)[number]

/** The scope of a report. Amounts of other currencies are left out, never converted or added up. */
export interface Frame {
  company: CompanyScope
  period: Period
  /** The period that it is compared with. */
  before: Period | null
  basis: Basis
  currency: string
  step: Step
  /** The caller is the owner: what people cost is shown to nobody else. */
  seesCosts: boolean
  /** Today, for what is open now. */
  at: Moment
}

/** `money` is minor units of the report's currency, `hours` seconds, `percent` of a hundred. */
export type Unit = 'money' | 'hours' | 'percent' | 'days' | 'count' | 'quantity'
export type Value = Minor | number | null

/** The filtered list behind a figure. */
export interface Link {
  list:
    | 'vatEntries'
    | 'invoices'
    | 'payments'
    | 'expenses'
    | 'assets'
    | 'client'
    | 'project'
    | 'projectTime'
    | 'personTime'
    | 'item'
    | 'reminders'
    | 'vat'
    | 'clients'
    | 'projects'
    | 'people'
    | 'profit'
  filter: Record<string, string>
}

export interface Cell {
  value: Value
  link?: Link | undefined
}

/** A headline figure. Its key names its label and its explanation. */
export interface Figure extends Cell {
  key: string
  unit: Unit
  /** The same figure of the earlier period. */
  before?: Value
  /** A rise is bad news. */
  isBurden?: boolean
}

export interface Column {
  key: string
  unit: Unit
}

/** The title of a row: days, a word of ours, or a name of the company's own. */
export type Name =
  | { from: Day; to: Day }
  | { word: string; percent?: string }
  | { text: string; link?: Link }

export interface Row {
  name: Name
  cells: Cell[]
  /** Set apart: a sum of the rows before it. */
  isSum?: boolean
}

/** A table, with the chart that shows its first columns. */
export interface Table {
  key: string
  columns: Column[]
  rows: Row[]
  total?: Cell[]
  chart?: 'bars' | 'ranking'
  /** The heading of its rows, when they are not the steps of the report. */
  step?: Step
}

export interface Report {
  figures: Figure[]
  tables: Table[]
}
