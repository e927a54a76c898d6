import type { AnswerOf } from '#api/routes'
import { recordQuery } from '@/lib/server/queries'

/** How an invoice was reminded of, the newest first, and what comes next. */
export type InvoiceReminders = AnswerOf<'GET', '/api/invoices/:id/reminders'>
export type MadeReminder = InvoiceReminders['reminders'][number]
export type NextStep = NonNullable<InvoiceReminders['next']>

export const invoiceRemindersQuery = (id: string) =>
  recordQuery('/api/invoices/:id/reminders', { params: { id } })
