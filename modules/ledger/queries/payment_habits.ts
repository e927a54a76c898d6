import { addDays, type Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'
import {
  HABIT_DAYS,
  habitsIn,
  type PaymentHabits,
  type PaymentRow,
  paymentsByDelay,
} from '#modules/ledger/rules/payment_habit'

/** Invoices that were given up say nothing about a habit, see `isLost`. */
const SETTLED = `
  select invoices.id, invoices.client_id, invoices.due_on, settlements.settled_on
  from settlements
  join invoices on invoices.company_id = settlements.company_id and invoices.id = settlements.invoice_id
  where settlements.company_id = ? and settlements.kind in ('payment', 'credit')
    and settlements.settled_on > ? and settlements.settled_on <= ?
    and invoices.kind = 'invoice' and invoices.status = 'Paid' and invoices.due_on is not null
    and invoices.written_off * 10 < invoices.total`

/** How clients have paid in the year up to a day. */
export async function paymentHabits(company: CompanyReference, until: Day): Promise<PaymentHabits> {
  return habitsIn(await readPayments(company, until, until), until)
}

/** How clients have paid in the year up to any day between two: one read serves all of them. */
export async function paymentHabitsBetween(company: CompanyReference, first: Day, last: Day) {
  const payments = await readPayments(company, first, last)
  return (until: Day) => habitsIn(payments, until)
}

/** The payments of the year up to the first day, and of all days from there to the last one. */
async function readPayments({ id }: CompanyReference, first: Day, last: Day) {
  const rows = await readRows<PaymentRow>(SETTLED, [id, addDays(first, -HABIT_DAYS), last])
  return paymentsByDelay(rows)
}
