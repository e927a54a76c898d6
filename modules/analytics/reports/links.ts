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

/** The expenses behind a figure, by the day that the basis counts. */
export const expensesOf = (
  { basis, period }: Frame,
  filter: Record<string, string> = {},
  { from, to }: Period = period
): Link => ({
  list: 'expenses',
  filter: { ...(basis === 'received' && { by: 'payment' }), from, to, ...filter },
})

export const paymentsOf = ({ from, to }: Period): Link => ({
  list: 'payments',
  filter: { from, to },
})

/** Statuses of invoices that are still owed, as the filter of the list has them. */
export const OPEN = 'Unpaid,Partially Paid,Overdue'

export const invoicesOf = (filter: Record<string, string>): Link => ({ list: 'invoices', filter })
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
