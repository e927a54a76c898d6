import { readRows } from '#core/database/read_rows'
import type { StoredInteger } from '#core/money/columns'
import type { Frame } from '#modules/analytics/reports/report'
import { endOfDay, startOfDay } from '#modules/tasks/public'

const REMINDED = `
  select count(distinct reminded_invoices.invoice_id) as reminded,
    count(distinct case when invoices.status = 'Paid' then reminded_invoices.invoice_id end) as paid
  from reminders
    join reminded_invoices on reminded_invoices.company_id = reminders.company_id
      and reminded_invoices.reminder_id = reminders.id
    join invoices on invoices.company_id = reminded_invoices.company_id
      and invoices.id = reminded_invoices.invoice_id
  where reminders.company_id = ? and reminders.created_at >= ? and reminders.created_at < ?
    and reminders.currency = ?`

/** How many invoices were reminded of in the period, and how many of them are paid today. */
export async function dunningSuccess({ company, period, currency }: Frame) {
  const [row] = await readRows<{ reminded: StoredInteger; paid: StoredInteger }>(REMINDED, [
    company.id,
    startOfDay(period.from, company.timeZone),
    endOfDay(period.to, company.timeZone),
    currency,
  ])
  return { reminded: Number(row?.reminded ?? 0), paid: Number(row?.paid ?? 0) }
}
