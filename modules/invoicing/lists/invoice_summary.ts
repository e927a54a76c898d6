import { keptUntilChange } from '#core/audit/kept_until_change'
import { addDays, type Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { type Minor, minor, moneyNumber } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { InvoiceStatus, Moment } from '#modules/invoicing/invoice_status'
import { type StatusSum, sumsByStatus } from './status_sums.js'

/** How many there are, and their amounts in major units by currency. */
interface Group {
  count: number
  sums: Record<string, number>
}

const OPEN: InvoiceStatus[] = ['Unpaid', 'Partially Paid', 'Overdue']

/** Payments of this many days show how fast clients pay now. */
const RECENT_DAYS = 90

const PAID = `
  select currency, count(distinct invoice_id) as count, cast(sum(amount) as signed) as amount from settlements
  where company_id = ? and kind = 'payment' and settled_on >= ? group by currency`

/** One row for each pair of days, so that the result is short however many payments there are. */
const PACE = `
  select invoices.date_on, settlements.settled_on as paid_on, count(*) as count
  from settlements join invoices
    on invoices.company_id = settlements.company_id and invoices.id = settlements.invoice_id
  where settlements.company_id = ? and settlements.kind = 'payment' and settlements.settled_on >= ?
    and invoices.status = 'Paid'
  group by invoices.date_on, settlements.settled_on`

/** The figures above the list: each group is also a filter. Exact, and cached until the company changes anything. */
export async function summariseInvoices(company: CompanyReference, at: Moment) {
  const [shares, { paid, daysToPay }] = await Promise.all([
    sumsByStatus(company, at),
    keptUntilChange(company.id, `invoice payments ${at.today}`, () => readPayments(company, at)),
  ])
  return {
    open: groupOf(shares, OPEN, ({ open }) => open),
    overdue: groupOf(shares, ['Overdue'], ({ open }) => open),
    drafts: groupOf(shares, ['Draft'], ({ total }) => total),
    paidThisMonth: paid,
    daysToPay,
  }
}

function groupOf(
  shares: StatusSum[],
  statuses: InvoiceStatus[],
  amountOf: (share: StatusSum) => Minor
): Group {
  const wanted = shares.filter(
    ({ status, documents }) => documents > 0 && statuses.includes(status)
  )
  const sums = new Map<string, Minor>()
  for (const share of wanted) {
    sums.set(share.currency, minor((sums.get(share.currency) ?? 0n) + amountOf(share)))
  }
  return {
    count: wanted.reduce((count, { documents }) => count + documents, 0),
    sums: Object.fromEntries(
      [...sums].map(([currency, amount]) => [currency, moneyNumber(amount, currency)])
    ),
  }
}

async function readPayments({ id }: CompanyReference, { today }: Moment) {
  const [paid, pace] = await Promise.all([
    readRows<{ currency: string; count: StoredInteger; amount: StoredInteger }>(PAID, [
      id,
      `${today.slice(0, 8)}01`,
    ]),
    readRows<{ date_on: Day; paid_on: Day; count: StoredInteger }>(PACE, [
      id,
      addDays(today, -RECENT_DAYS),
    ]),
  ])
  return {
    paid: {
      count: paid.reduce((count, row) => count + Number(row.count), 0),
      sums: Object.fromEntries(
        paid.map(({ currency, amount }) => [currency, moneyNumber(moneyFromRow(amount), currency)])
      ),
    } satisfies Group,
    daysToPay: average(pace),
  }
}

/** Whole days from the invoice to its payment; null when nothing was paid. */
function average(rows: { date_on: Day; paid_on: Day; count: StoredInteger }[]) {
  let [days, payments] = [0, 0]
  for (const { date_on, paid_on, count } of rows) {
    days += ((Date.parse(paid_on) - Date.parse(date_on)) / 86_400_000) * Number(count)
    payments += Number(count)
  }
  return payments === 0 ? null : Math.round(days / payments)
}
