import { addDays, type Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { daysBetween, FEWEST, median, slowFifth } from '#modules/ledger/rules/payment_behaviour'

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

/** A day on which money came for an invoice, and how many days after the due date that was. */
interface Payment {
  on: Day
  delay: number
}

/** Invoices that are paid by now, each with its payments; by client. */
type PaidInvoices = ReadonlyMap<string | null, readonly Payment[][]>

/** How clients have paid in the year up to a day. */
export async function paymentHabits(company: CompanyReference, until: Day): Promise<PaymentHabits> {
  return habitsIn(await readPaid(company, until, until), until)
}

/** How clients have paid in the year up to any day between two: one read serves all of them. */
export async function paymentHabitsBetween(company: CompanyReference, first: Day, last: Day) {
  const paid = await readPaid(company, first, last)
  return (until: Day) => habitsIn(paid, until)
}

/** The payments of the year up to the first day, and of all days from there to the last one. */
async function readPaid({ id }: CompanyReference, first: Day, last: Day): Promise<PaidInvoices> {
  const rows = await readRows<Row>(SETTLED, [id, addDays(first, -DAYS), last])
  const paid = new Map<string | null, Map<string, Payment[]>>()
  for (const { id: invoiceId, client_id: clientId, due_on: dueOn, settled_on: on } of rows) {
    const payment = { on, delay: daysBetween(dueOn, on) }
    const invoices = paid.get(clientId)
    const payments = invoices?.get(invoiceId)
    if (payments) payments.push(payment)
    else if (invoices) invoices.set(invoiceId, [payment])
    else paid.set(clientId, new Map([[invoiceId, [payment]]]))
  }
  return new Map([...paid].map(([clientId, invoices]) => [clientId, [...invoices.values()]]))
}

function habitsIn(paid: PaidInvoices, until: Day): PaymentHabits {
  const after = addDays(until, -DAYS)
  const clients = new Map<string, PaymentHabit>()
  const all: number[] = []
  for (const [clientId, invoices] of paid) {
    const delays: number[] = []
    for (const payments of invoices) {
      const last = lastWithin(payments, after, until)
      if (last) delays.push(last.delay)
    }
    const habit = clientId === null ? null : habitOf(delays)
    if (clientId !== null && habit) clients.set(clientId, habit)
    for (const delay of delays) all.push(delay)
  }
  return { clients, all: habitOf(all) }
}

/** An invoice counts with its last payment. */
function lastWithin(payments: readonly Payment[], after: Day, until: Day) {
  let last: Payment | undefined
  for (const payment of payments) {
    if (payment.on <= after || payment.on > until) continue
    if (!last || last.on < payment.on) last = payment
  }
  return last
}

function habitOf(delays: readonly number[]): PaymentHabit | null {
  if (delays.length < FEWEST) return null
  const sorted = [...Float64Array.from(delays).sort()]
  return { usual: median(sorted) ?? 0, slow: slowFifth(sorted) }
}
