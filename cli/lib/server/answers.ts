import type { AnswerOf, RowOf } from '#api/routes'

/** Names for what the server answers, read off its routes. */

export type Me = AnswerOf<'GET', '/api/auth/me'>
export type Task = RowOf<'/api/tasks'>
export type TimeEntry = Task['timeEntries'][number]
export type Invoice = RowOf<'/api/invoices'>
export type Order = RowOf<'/api/orders'>
export type Company = RowOf<'/api/admin/companies'>

/** Sums of filtered lists by currency, from the header X-Totals. */
export type InvoiceTotals = Record<string, { total: number; open: number }>
export type OrderTotals = Record<string, { net: number; total: number }>
