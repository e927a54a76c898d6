import { keptUntilChange } from '#core/audit/kept_until_change'
import type { Day } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { type Minor, moneyNumber } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { type Moment, type Sums, sumInvoices } from '#modules/invoicing/public'

/** Major units of each currency; different ones are never added up. */
export type Amounts = Record<string, number>

/** What is still owed to the company, by the rules that the invoices follow. */
export async function readReceivables(company: CompanyReference, at: Moment) {
  const [open, overdue] = await Promise.all([
    sumInvoices(company, { status: ['Unpaid', 'Partially Paid', 'Overdue'] }, at),
    sumInvoices(company, { status: ['Overdue'] }, at),
  ])
  return { open: openAmounts(open.sums), overdue: openAmounts(overdue.sums) }
}

/** What was paid to the company from a day to a day, both included. */
export async function readReceived(
  company: CompanyReference,
  period: { from: Day; to: Day }
): Promise<Amounts> {
  const key = `received ${period.from} ${period.to}`
  const rows = await keptUntilChange(company.id, key, () => sumPayments(company, period))
  return inMajorUnits(rows.map(({ currency, amount }) => [currency, moneyFromRow(amount)]))
}

async function sumPayments({ id }: CompanyReference, { from, to }: { from: Day; to: Day }) {
  const rows: { currency: string; amount: StoredInteger }[] = await reader()
    .from('payments')
    .where('company_id', id)
    .whereBetween('paid_on', [from, to])
    .groupBy('currency')
    .select('currency', reader().raw('cast(sum(amount) as signed) as amount'))
  return rows
}

const openAmounts = (sums: Map<string, Sums>) =>
  inMajorUnits([...sums].map(([currency, { open }]) => [currency, open]))

const inMajorUnits = (amounts: [currency: string, amount: Minor][]): Amounts =>
  Object.fromEntries(
    amounts.sort().map(([currency, amount]) => [currency, moneyNumber(amount, currency)])
  )
