import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { addDays, type Day, type Instant, now, today } from '#core/clock'

/** As stored. Overdue is not stored: it follows from the passing of time. */
export type StoredStatus = 'Draft' | 'Unpaid' | 'Partially Paid' | 'Paid' | 'Cancelled' | 'Void'
export type InvoiceStatus = StoredStatus | 'Overdue'

export const INVOICE_STATUSES = [
  'Draft',
  'Unpaid',
  'Partially Paid',
  'Paid',
  'Overdue',
  'Cancelled',
  'Void',
] as const satisfies InvoiceStatus[]

/** The invoices that are still owed to us. */
export const OPEN_STATUSES = ['Unpaid', 'Partially Paid'] as const satisfies StoredStatus[]

/** Specification, section 9: "Overdue without dueDate: more than 5 days since creation." */
const PATIENCE_WITHOUT_DUE_DATE = 5 * 86_400_000
/** Specification, section 9: "Due-soon window: 0 to 3 days." */
export const DUE_SOON_DAYS = 3

/** The moment of a status: the day in the company's time zone, and the instant. */
export interface Moment {
  today: Day
  now: Instant
}

export const momentIn = ({ timeZone }: { timeZone: string }): Moment => ({
  today: today(timeZone),
  now: now(),
})

export interface Receivable {
  status: StoredStatus
  due_on: Day | null
  created_at: Instant
}

export const isOpen = (status: StoredStatus) =>
  (OPEN_STATUSES as readonly StoredStatus[]).includes(status)

export function isOverdue({ status, due_on, created_at }: Receivable, at: Moment) {
  if (!isOpen(status)) return false
  return due_on === null
    ? Number(created_at) < at.now - PATIENCE_WITHOUT_DUE_DATE
    : due_on < at.today
}

/** The status that is shown wherever a status is shown. */
export const shownStatus = (invoice: Receivable, at: Moment): InvoiceStatus =>
  isOverdue(invoice, at) ? 'Overdue' : invoice.status

/** Days begun since the due date, or since the days of patience when there is none; 0 when not overdue. */
export function daysOverdue(invoice: Receivable, at: Moment) {
  if (!isOverdue(invoice, at)) return 0
  if (invoice.due_on !== null) {
    return (Date.parse(at.today) - Date.parse(invoice.due_on)) / 86_400_000
  }
  const since = Number(invoice.created_at) + PATIENCE_WITHOUT_DUE_DATE
  return Math.floor((at.now - since) / 86_400_000) + 1
}

/** The part of a query builder that the conditions need. */
type Query = Pick<
  DatabaseQueryBuilderContract<unknown>,
  'where' | 'whereIn' | 'orWhere' | 'orWhereIn' | 'whereNull'
>

/** The same rule as a condition on the table `invoices`. */
export function whereOverdue(query: Query, at: Moment): Query {
  return query
    .whereIn('invoices.status', [...OPEN_STATUSES])
    .where((due) =>
      due
        .where('invoices.due_on', '<', at.today)
        .orWhere((without) => whereForgotten(without as Query, at))
    )
}

/** Invoices that are shown with one of these statuses. */
export function whereShownAs(query: Query, statuses: readonly InvoiceStatus[], at: Moment): Query {
  const stored = statuses.filter((status) => status !== 'Overdue')
  const wantsOverdue = statuses.includes('Overdue')
  const open = stored.filter(isOpen)
  const settled = stored.filter((status) => !isOpen(status))
  if (wantsOverdue && open.length === OPEN_STATUSES.length) {
    return query.whereIn('invoices.status', stored)
  }
  return query.where((any) => {
    if (settled.length) any.orWhereIn('invoices.status', settled)
    if (open.length) any.orWhere((part) => whereNotYetDue(part as Query, open, at))
    if (wantsOverdue) any.orWhere((part) => whereOverdue(part as Query, at))
  })
}

/** Invoices behind the bell: overdue, or due in 0 to 3 days, with a recipient who owes them. */
export function whereNeedsAttention(query: Query, at: Moment): Query {
  return query
    .whereIn('invoices.status', [...OPEN_STATUSES])
    .where('invoices.client_name', '<>', '')
    .where((due) =>
      due
        .where('invoices.due_on', '<=', addDays(at.today, DUE_SOON_DAYS))
        .orWhere((without) => whereForgotten(without as Query, at))
    )
}

function whereNotYetDue(query: Query, statuses: readonly StoredStatus[], at: Moment) {
  return query
    .whereIn('invoices.status', [...statuses])
    .where((due) =>
      due
        .where('invoices.due_on', '>=', at.today)
        .orWhere((without) =>
          without
            .whereNull('invoices.due_on')
            .where('invoices.created_at', '>=', at.now - PATIENCE_WITHOUT_DUE_DATE)
        )
    )
}

function whereForgotten(query: Query, at: Moment) {
  return query
    .whereNull('invoices.due_on')
    .where('invoices.created_at', '<', at.now - PATIENCE_WITHOUT_DUE_DATE)
}
