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

/** The amounts that an expense adds on its day, and those that Skonto takes off on the day of the payment. */
const RECEIPT = { sign: '', net: 'business_net', tax: 'business_tax', only: '' }
const SKONTO = {
  sign: '-',
  net: 'skonto_business_net',
  tax: 'skonto_business_tax',
  only: 'and took_skonto = 1',
}
type Part = typeof RECEIPT

const from = (day: string, only: string) => `
  from expenses cross join expense_lines on expense_lines.company_id = expenses.company_id
    and expense_lines.expense_id = expenses.id
  where expenses.company_id = ? and expenses.${day} between ? and ? and expenses.own_currency = ? ${only}`

const own = (day: string, { sign, net, tax, only }: Part) => `
  select substr(expenses.${day}, 1, ?) as part, expense_lines.category,
    cast(sum(${sign}expense_lines.${net}) as signed) as net,
    cast(sum(${sign}expense_lines.${tax}) as signed) as tax
  ${from(day, only)} and expenses.currency = expenses.own_currency group by part, expense_lines.category`

const foreign = (day: string, { sign, net, tax, only }: Part) => `
  select expenses.id, substr(expenses.${day}, 1, ?) as part, expense_lines.category,
    ${sign}expense_lines.${net} as net, ${sign}expense_lines.${tax} as tax,
    ${sign}expenses.own_${net} as own_net, ${sign}expenses.own_${tax} as own_tax
  ${from(day, only)} and expenses.currency <> expenses.own_currency
  order by expenses.id, expense_lines.position`

/**
 * Net expenses and input VAT by category and day or month, without private shares and less Skonto. An expense in another
 * currency counts with its amount in the company's own, divided between its lines without losing a cent.
 */
export async function expensesByCategory(frame: Frame, period: Period): Promise<CategorySum[]> {
  const values = [PREFIX[frame.step], frame.company.id, period.from, period.to, frame.currency]
  const parts = [
    { day: dayOf(frame), part: RECEIPT },
    { day: 'paid_on', part: SKONTO },
  ]
  const sums = await Promise.all(
    parts.map(async ({ day, part }) => {
      const rows = await readRows<SumRow>(own(day, part), values)
      const others = await readRows<ForeignRow>(foreign(day, part), values)
      return [
        ...rows.map((row) => ({ ...row, net: moneyFromRow(row.net), tax: moneyFromRow(row.tax) })),
        ...[...Map.groupBy(others, ({ id }) => id).values()].flatMap(inOwnCurrency),
      ]
    })
  )
  return sums.flat()
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

/** The same amounts of whole expenses. */
const wholes = (day: string, { sign, net, tax, only }: Part) => `
  select vendor_id, vendor, folded_vendor, project_id, ${sign}own_${net} as net, ${sign}own_${tax} as tax,
    ${only === '' ? 1 : 0} as counted
  from expenses where company_id = ? and ${day} between ? and ? and own_currency = ? ${only}`

const amounts = (day: string) =>
  `(${wholes(day, RECEIPT)} union all ${wholes('paid_on', SKONTO)}) as amounts`

const vendors = (day: string) => `
  select min(coalesce(vendors.name, vendor)) as name, cast(sum(net) as signed) as net,
    cast(sum(tax) as signed) as tax, cast(sum(counted) as signed) as count
  from ${amounts(day)} left join vendors on vendors.company_id = ? and vendors.id = vendor_id
  group by coalesce(vendor_id, folded_vendor)`

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
    [...values, ...values, company.id]
  )
  return rows
    .map(({ name, net, tax, count }) => ({
      name,
      count: Number(count),
      net: moneyFromRow(net),
      tax: moneyFromRow(tax),
    }))
    .sort((one, other) => Number(other.net - one.net) || one.name.localeCompare(other.name))
}

const byProject = (day: string) => `
  select project_id as id, cast(sum(net) as signed) as net
  from ${amounts(day)} where project_id is not null group by project_id`

/** Net expenses by project, without private shares and less Skonto. */
export async function expensesByProject(frame: Frame): Promise<Map<string, Minor>> {
  const { company, period, currency } = frame
  const values = [company.id, period.from, period.to, currency]
  const rows = await readRows<{ id: string; net: StoredInteger }>(byProject(dayOf(frame)), [
    ...values,
    ...values,
  ])
  return new Map(rows.map(({ id, net }): [string, Minor] => [id, moneyFromRow(net)]))
}

/** Net, VAT and gross of some sums. */
export function expenseTotals(sums: readonly CategorySum[]) {
  const net = sum(sums.map((one) => one.net))
  const tax = sum(sums.map((one) => one.tax))
  return { net, tax, gross: minor(net + tax) }
}
