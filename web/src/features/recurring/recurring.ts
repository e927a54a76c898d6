import type { AnswerOf, RowOf } from '#api/routes'

/** Amounts in major units of `currency`, days `YYYY-MM-DD`. */
export type RecurringRow = RowOf<'/api/recurring-invoices'>

/** With its content, its next dates and what it has made, the newest first. */
export type Recurring = AnswerOf<'GET', '/api/recurring-invoices/:id'>
export type Schedule = RecurringRow['schedule']
export type RecurringStatus = RecurringRow['status']
export type ComingDate = Recurring['dates'][number]
export type Run = Recurring['runs'][number]

export const recipientOf = ({ client, customClient }: RecurringRow) =>
  client?.name ?? customClient?.name ?? ''

/** Queries to refresh after a change. */
export const AFFECTED = ['/api/recurring-invoices', '/api/invoices', '/api/dashboard']
