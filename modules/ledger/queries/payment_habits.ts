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

interface Settlement {
  invoiceId: string
  clientId: string | null
  on: Day
  /** Days after the due date. */
  delay: number
}

/** How clients have paid in the year up to a day. */
export async function paymentHabits(company: CompanyReference, until: Day): Promise<PaymentHabits> {
  return habitsIn(await readSettlements(company, until, until), until)
}

/** How clients have paid in the year up to any day between two: one read serves all of them. */
export async function paymentHabitsBetween(company: CompanyReference, first: Day, last: Day) {
  const settlements = await readSettlements(company, first, last)
  return (until: Day) => habitsIn(settlements, until)
}

/** The settlements of the year up to the first day, and of all days from there to the last one. */
async function readSettlements({ id }: CompanyReference, first: Day, last: Day) {
  const rows = await readRows<Row>(SETTLED, [id, addDays(first, -DAYS), last])
  return rows.map(
    (row): Settlement => ({
      invoiceId: row.id,
      clientId: row.client_id,
      on: row.settled_on,
      delay: (Date.parse(row.settled_on) - Date.parse(row.due_on)) / 86_400_000,
    })
  )
}

/** An invoice counts with its last payment. */
function habitsIn(settlements: readonly Settlement[], until: Day): PaymentHabits {
  const after = addDays(until, -DAYS)
  const last = new Map<string, Settlement>()
  for (const settlement of settlements) {
    if (settlement.on <= after || settlement.on > until) continue
    const known = last.get(settlement.invoiceId)
    if (!known || known.on < settlement.on) last.set(settlement.invoiceId, settlement)
  }
  const clients = new Map<string, PaymentHabit>()
  for (const [clientId, own] of Map.groupBy(last.values(), ({ clientId }) => clientId)) {
    const habit = clientId === null ? null : habitOf(own)
    if (clientId !== null && habit) clients.set(clientId, habit)
  }
  return { clients, all: habitOf([...last.values()]) }
}

function habitOf(settlements: readonly Settlement[]): PaymentHabit | null {
  if (settlements.length < FEWEST) return null
  const delays = settlements.map(({ delay }) => delay).sort((one, other) => one - other)
  return { usual: median(delays) ?? 0, slow: slowFifth(delays) }
}
