import { addDays, type Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { FEWEST, median, slowFifth } from '#modules/ledger/rules/payment_behaviour'

/** Days after the due date on which a client pays; negative for early ones. */
export interface PaymentHabit {
  /** Its usual delay: the median. */
  usual: number
  /** A delay that only one payment in five exceeds. */
  slow: number
}

export interface PaymentHabits {
  /** By client; those with fewer than three paid invoices are not in it. */
  clients: ReadonlyMap<string, PaymentHabit>
  /** Of all clients together; null while fewer than three invoices have been paid. */
  all: PaymentHabit | null
}

/** Habits change: only the payments of a year are looked at. */
const DAYS = 365

/** Invoices that were given up say nothing about a habit, see `isLost`. */
const SETTLED = `
  select invoices.id, invoices.client_id, invoices.due_on, settlements.settled_on
  from settlements
  join invoices on invoices.company_id = settlements.company_id and invoices.id = settlements.invoice_id
  where settlements.company_id = ? and settlements.kind in ('payment', 'credit')
    and settlements.settled_on > ? and settlements.settled_on <= ?
    and invoices.kind = 'invoice' and invoices.status = 'Paid' and invoices.due_on is not null
    and invoices.written_off * 10 < invoices.total`

interface Row {
  id: string
  client_id: string | null
  due_on: Day
  settled_on: Day
}

/**
 * Payments in columns, each with the number of its invoice, because a large company has tens of thousands of them in a
 * year and a look back walks through them for each month. Days are counted from 1970.
 */
interface Payments {
  invoice: number[]
  day: number[]
  /** Days after the due date. */
  delay: number[]
  /** By the number of the invoice. */
  clients: (string | null)[]
}

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
async function readPayments({ id }: CompanyReference, first: Day, last: Day): Promise<Payments> {
  const rows = await readRows<Row>(SETTLED, [id, addDays(first, -DAYS), last])
  const numbers = new Map<string, number>()
  const payments: Payments = { invoice: [], day: [], delay: [], clients: [] }
  for (const row of rows) {
    const invoice = numbers.get(row.id) ?? numbers.size
    if (invoice === numbers.size) {
      numbers.set(row.id, invoice)
      payments.clients.push(row.client_id)
    }
    const day = dayNumber(row.settled_on)
    payments.invoice.push(invoice)
    payments.day.push(day)
    payments.delay.push(day - dayNumber(row.due_on))
  }
  return payments
}

const dayNumber = (day: Day) => Date.parse(day) / 86_400_000

function habitsIn(payments: Payments, until: Day): PaymentHabits {
  const delays = Map.groupBy(lastPayments(payments, until), ({ client }) => client)
  const clients = new Map<string, PaymentHabit>()
  for (const [client, own] of delays) {
    const habit = client === null ? null : habitOf(own)
    if (client !== null && habit) clients.set(client, habit)
  }
  return { clients, all: habitOf([...delays.values()].flat()) }
}

/** The last payment of each invoice in the year up to a day: an invoice counts with its last one. */
function* lastPayments({ invoice, day, delay, clients }: Payments, until: Day) {
  const [end, after] = [dayNumber(until), dayNumber(until) - DAYS]
  const last = new Int32Array(clients.length).fill(-1)
  for (let at = 0; at < day.length; at++) {
    if (day[at] <= after || day[at] > end) continue
    const known = last[invoice[at]]
    if (known < 0 || day[known] < day[at]) last[invoice[at]] = at
  }
  for (const [number, at] of last.entries()) {
    if (at >= 0) yield { client: clients[number], delay: delay[at] }
  }
}

function habitOf(payments: readonly { delay: number }[]): PaymentHabit | null {
  if (payments.length < FEWEST) return null
  const delays = [...Int32Array.from(payments, ({ delay }) => delay).sort()]
  return { usual: median(delays) ?? 0, slow: slowFifth(delays) }
}
