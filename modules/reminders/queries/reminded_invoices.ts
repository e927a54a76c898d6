import type { Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { periodFromKept } from '#modules/reminders/kept_period'
import type { Reminder } from '#modules/reminders/models/reminder'
import type { RemindedInvoice } from '#modules/reminders/reminded_invoice'
import type { DefaultGround } from '#modules/reminders/rules/start_of_interest'

interface Row {
  invoice_id: string
  level: StoredInteger
  number: string
  date_on: string
  due_on: string
  total: StoredInteger
  open_amount: StoredInteger
  interest: StoredInteger
  /** JSON */
  interest_periods: string
  default_ground: DefaultGround | null
  interest_from: Day | null
}

const OF_REMINDER = `
  select * from reminded_invoices where company_id = ? and reminder_id = ? order by position`

/** The invoices of a reminder, in the order in which they stand on it. */
export async function remindedInvoicesOf({
  companyId,
  id,
}: Pick<Reminder, 'companyId' | 'id'>): Promise<RemindedInvoice[]> {
  const rows = await readRows<Row>(OF_REMINDER, [companyId, id])
  return rows.map((row) => ({
    invoiceId: row.invoice_id,
    level: Number(row.level),
    number: row.number,
    dateOn: row.date_on,
    dueOn: row.due_on,
    total: moneyFromRow(row.total),
    open: moneyFromRow(row.open_amount),
    interest: {
      periods: JSON.parse(row.interest_periods).map(periodFromKept),
      amount: moneyFromRow(row.interest),
    },
    start:
      row.default_ground && row.interest_from
        ? { ground: row.default_ground, from: row.interest_from }
        : null,
  }))
}
