import type { AnswerOf, RowOf } from '#api/routes'

/** The dunning desk. Amounts in major units of `currency`, days `YYYY-MM-DD`. */
export type Desk = AnswerOf<'GET', '/api/reminders/due'>
export type DueReminder = Desk['due'][number]
/** Days with one open amount and one rate; both ends are included. */
export type InterestPeriod = DueReminder['invoices'][number]['interestPeriods'][number]
export type HeldInvoice = Desk['held'][number]
/** A reminder that was made. */
export type Reminder = RowOf<'/api/reminders'>

/** Queries to refresh after a reminder was created or sent. */
export const AFFECTED = ['/api/reminders', '/api/invoices']

/** Names a due reminder: none of its invoices is due twice. */
export const keyOf = ({ invoices }: DueReminder) => invoices[0]?._id ?? ''

/** The client and the numbers of what is asked for. */
export const nameOf = ({ client, invoices }: DueReminder) =>
  [client?.name, ...invoices.map(({ number }) => number)].filter(Boolean).join(', ')

export const idsOf = ({ invoices }: DueReminder) => invoices.map(({ _id }) => _id)
