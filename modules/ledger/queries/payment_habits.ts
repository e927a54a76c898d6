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
const PAID = `
  select invoices.client_id, invoices.due_on, max(settlements.settled_on) as paid_on
  from settlements
  join invoices on invoices.company_id = settlements.company_id and invoices.id = settlements.invoice_id
  where settlements.company_id = ? and settlements.kind in ('payment', 'credit')
    and settlements.settled_on > ? and settlements.settled_on <= ?
    and invoices.kind = 'invoice' and invoices.status = 'Paid' and invoices.due_on is not null
    and invoices.written_off * 10 < invoices.total
  group by invoices.id, invoices.client_id, invoices.due_on`

interface Row {
  client_id: string | null
  due_on: Day
  paid_on: Day
}

/** How clients have paid in the year up to a day. */
export async function paymentHabits({ id }: CompanyReference, until: Day): Promise<PaymentHabits> {
  const rows = await readRows<Row>(PAID, [id, addDays(until, -DAYS), until])
  const clients = new Map<string, PaymentHabit>()
  for (const [clientId, own] of Map.groupBy(rows, (row) => row.client_id)) {
    const habit = clientId === null ? null : habitOf(own)
    if (clientId !== null && habit) clients.set(clientId, habit)
  }
  return { clients, all: habitOf(rows) }
}

function habitOf(rows: Row[]): PaymentHabit | null {
  if (rows.length < FEWEST) return null
  const delays = rows
    .map(({ due_on, paid_on }) => (Date.parse(paid_on) - Date.parse(due_on)) / 86_400_000)
    .sort((one, other) => one - other)
  return { usual: median(delays) ?? 0, slow: slowFifth(delays) }
}
