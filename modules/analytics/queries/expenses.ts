import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { type Minor, minor, NOTHING, sum } from '#core/money/minor'
import { split } from '#core/money/split'
import type { Frame } from '#modules/analytics/reports/report'
import { type Period, PREFIX } from '#modules/analytics/reports/steps'
import type { CategoryKey } from '#modules/expenses/public'

/** The expenses of one category on one day or in one month; minor units of the company's currency. */
export interface CategorySum {
  part: string
  category: CategoryKey
  net: Minor
  tax: Minor
}

interface SumRow {
  part: string
  category: CategoryKey
  net: StoredInteger
  tax: StoredInteger
}

interface ForeignRow extends SumRow {
  id: string
  own_net: StoredInteger
  own_tax: StoredInteger
}

/** The day on which an expense counts: that of the receipt, or that of its payment. */
const dayOf = ({ basis }: Frame) => (basis === 'received' ? 'paid_on' : 'issued_on')

const from = (day: string) => `
  from expenses cross join expense_lines on expense_lines.company_id = expenses.company_id
    and expense_lines.expense_id = expenses.id
  where expenses.company_id = ? and expenses.${day} between ? and ? and expenses.own_currency = ?`

const own = (day: string) => `
  select substr(expenses.${day}, 1, ?) as part, expense_lines.category,
    cast(sum(expense_lines.business_net) as signed) as net,
    cast(sum(expense_lines.business_tax) as signed) as tax
  ${from(day)} and expenses.currency = expenses.own_currency group by part, expense_lines.category`

const foreign = (day: string) => `
  select expenses.id, substr(expenses.${day}, 1, ?) as part, expense_lines.category,
    expense_lines.business_net as net, expense_lines.business_tax as tax,
    expenses.own_business_net as own_net, expenses.own_business_tax as own_tax
  ${from(day)} and expenses.currency <> expenses.own_currency
  order by expenses.id, expense_lines.position`

/**
 * Net expenses and input VAT by category and day or month, without private shares. An expense in another currency counts with its
 * amount in the company's own, divided between its lines without losing a cent.
 */
export async function expensesByCategory(frame: Frame, period: Period): Promise<CategorySum[]> {
  const day = dayOf(frame)
  const values = [PREFIX[frame.step], frame.company.id, period.from, period.to, frame.currency]
  const [rows, others] = await Promise.all([
    readRows<SumRow>(own(day), values),
    readRows<ForeignRow>(foreign(day), values),
  ])
  return [
    ...rows.map((row) => ({ ...row, net: moneyFromRow(row.net), tax: moneyFromRow(row.tax) })),
    ...[...Map.groupBy(others, ({ id }) => id).values()].flatMap(inOwnCurrency),
  ]
}

function inOwnCurrency(lines: ForeignRow[]): CategorySum[] {
  const [first] = lines
  if (!first) return []
  const nets = split(
    moneyFromRow(first.own_net),
    lines.map(({ net }) => BigInt(net))
  )
  const taxes = split(
    moneyFromRow(first.own_tax),
    lines.map(({ tax }) => BigInt(tax))
  )
  return lines.map(({ part, category }, index) => ({
    part,
    category,
    net: nets[index] ?? NOTHING,
    tax: taxes[index] ?? NOTHING,
  }))
}

const vendors = (day: string) => `
  select min(vendor) as name, cast(sum(own_business_net) as signed) as net,
    cast(sum(own_business_tax) as signed) as tax, count(*) as count
  from expenses where company_id = ? and ${day} between ? and ? and own_currency = ?
  group by folded_vendor`

export interface VendorSum {
  name: string
  net: Minor
  tax: Minor
  count: number
}

/** The same by vendor, the largest first. */
export async function expensesByVendor(frame: Frame): Promise<VendorSum[]> {
  const { company, period, currency } = frame
  const values = [company.id, period.from, period.to, currency]
  const rows = await readRows<Omit<SumRow, 'part'> & { name: string; count: StoredInteger }>(
    vendors(dayOf(frame)),
    values
  )
  return rows
    .map(({ name, net, tax, count }) => ({
      ...{ name, count: Number(count) },
      ...{ net: moneyFromRow(net), tax: moneyFromRow(tax) },
    }))
    .sort((one, other) => Number(other.net - one.net) || one.name.localeCompare(other.name))
}

const byProject = (day: string) => `
  select project_id as id, cast(sum(own_business_net) as signed) as net
  from expenses
  where company_id = ? and ${day} between ? and ? and own_currency = ? and project_id is not null
  group by project_id`

/** Net expenses by project, without private shares. */
export async function expensesByProject(frame: Frame): Promise<Map<string, Minor>> {
  const { company, period, currency } = frame
  const rows = await readRows<{ id: string; net: StoredInteger }>(byProject(dayOf(frame)), [
    company.id,
    period.from,
    period.to,
    currency,
  ])
  return new Map(rows.map(({ id, net }): [string, Minor] => [id, moneyFromRow(net)]))
}

/** Net, VAT and gross of some sums. */
export function expenseTotals(sums: readonly CategorySum[]) {
  const net = sum(sums.map((one) => one.net))
  const tax = sum(sums.map((one) => one.tax))
  return { net, tax, gross: minor(net + tax) }
}
