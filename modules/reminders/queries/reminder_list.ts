import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import { reader } from '#core/database/in_tx'
import type { CompanyReference } from '#core/tenancy/company_owned'
import {
  REMINDER_COLUMNS,
  type ReminderRow,
} from '#modules/reminders/transformers/reminder_transformer'

export interface ReminderListInput {
  order?: 'asc' | 'desc'
  search?: string
  clientId?: string
  invoiceId?: string
}

/** The reminders of a company, newest first by default; `search` is a whole number such as `MA-2026-0001`. */
export function reminderList(
  company: CompanyReference,
  { order = 'desc', search, clientId, invoiceId }: ReminderListInput
): DatabaseQueryBuilderContract<ReminderRow> {
  const query = reader()
    .from('reminders')
    .where('reminders.company_id', company.id)
    // Those of one invoice are few: in the order of an index SQLite would go through all of the company.
    .orderByRaw(`${invoiceId ? '+' : ''}reminders.created_at ${order}`)
    .orderBy('reminders.id', order)
    .select(REMINDER_COLUMNS.map((column) => `reminders.${column}`))
  if (clientId) query.where('reminders.client_id', clientId)
  if (invoiceId) {
    query.whereIn('reminders.id', (of) =>
      of
        .from('reminded_invoices')
        .where({ company_id: company.id, invoice_id: invoiceId })
        .select('reminder_id')
    )
  }
  if (search) query.where('reminders.number', search.toUpperCase())
  return query
}
