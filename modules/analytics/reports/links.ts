import { VAT_BASIS } from '#modules/analytics/queries/revenue'
import type { Frame, Link } from './report.js'
import type { Period } from './steps.js'

/** The entries behind a part of the revenue. */
export const entriesOf = (
  { basis, currency, period }: Frame,
  filter: Record<string, string> = {},
  { from, to }: Period = period
): Link => ({
  list: 'vatEntries',
  filter: { basis: VAT_BASIS[basis], currency, from, to, ...filter },
})

/** The same in the earlier period; nothing without a comparison. */
export const earlierEntriesOf = (frame: Frame, filter: Record<string, string> = {}) =>
  frame.before ? entriesOf(frame, filter, frame.before) : undefined

/** The expenses behind a figure, by the day that the basis counts. */
export const expensesOf = (
  { basis, period }: Frame,
  filter: Record<string, string> = {},
  { from, to }: Period = period
): Link => ({
  list: 'expenses',
  filter: { ...(basis === 'received' && { by: 'payment' }), from, to, ...filter },
})

/** The same in the earlier period; nothing without a comparison. */
export const earlierExpensesOf = (frame: Frame, filter: Record<string, string> = {}) =>
  frame.before ? expensesOf(frame, filter, frame.before) : undefined

/** The VAT page of a period. */
export const vatOf = ({ basis }: Frame, { from, to }: Period): Link => ({
  list: 'vat',
  filter: { from, to, basis: VAT_BASIS[basis] },
})

/** The lines of profit and loss of a period, each of which has its list. */
export const profitOf = ({ basis, currency }: Frame, { from, to }: Period): Link => ({
  list: 'profit',
  filter: { from, to, basis, currency },
})

export const paymentsOf = ({ from, to }: Period): Link => ({
  list: 'payments',
  filter: { from, to },
})

/** Statuses of invoices that are still owed, as the filter of the list has them. */
export const OPEN = 'Unpaid,Partially Paid,Overdue'

export const invoicesOf = (filter: Record<string, string>): Link => ({ list: 'invoices', filter })
/** The invoices by their date. */
export const invoicesIn = (
  { currency }: Frame,
  { from, to }: Period,
  filter: Record<string, string> = {}
) => invoicesOf({ ...filter, currency, from, to })

/** Lists in which each record shows its part of a total. */
export const ALL_CLIENTS: Link = { list: 'clients', filter: {} }
export const ALL_PROJECTS: Link = { list: 'projects', filter: {} }
export const ALL_PEOPLE: Link = { list: 'people', filter: {} }

export const clientLink = (id: string): Link => ({ list: 'client', filter: { id } })
export const projectLink = (id: string): Link => ({ list: 'project', filter: { id } })

/** The hours that people worked on a project in the period. */
export const projectTimeLink = ({ period: { from, to } }: Frame, id: string): Link => ({
  list: 'projectTime',
  filter: { id, from, to },
})

/** The hours that a person worked in the period. */
export const personTimeLink = ({ period: { from, to } }: Frame, id: string): Link => ({
  list: 'personTime',
  filter: { id, from, to },
})
