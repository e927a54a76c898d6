import { keptUntilChange } from '#core/audit/kept_until_change'
import type { Day } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { decimalFromRow, moneyFromRow, type StoredInteger } from '#core/money/columns'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { TaxCategory } from '#modules/documents/public'
import { addedUp } from '#modules/vat/entries/open_taxes'
import type { TaxGroup, VatBasis } from '#modules/vat/entries/vat_entry'
import { beginningOf, endOf, type Interval } from './intervals.js'

export interface VatRange {
  from: Day
  to: Day
  basis: VatBasis
  currency?: string
}

/** The VAT of some days. */
export interface VatPeriod {
  from: Day
  to: Day
  groups: TaxGroup[]
}

/** The VAT in one currency: of all days, and of each interval in which something counts. */
export interface VatTable {
  currency: string
  groups: TaxGroup[]
  periods: VatPeriod[]
}

interface MonthRow {
  currency: string
  category: TaxCategory
  rate: StoredInteger
  month: string
  net: StoredInteger
  tax: StoredInteger
}

/**
 * VAT between two days, both included, by currency, category and rate. The database adds up by month; quarters and
 * years are added up here.
 */
export function vatSummary(
  company: CompanyReference,
  range: VatRange,
  interval: Interval
): Promise<VatTable[]> {
  const key = ['vat', ...Object.values(range), interval].join(' ')
  return keptUntilChange(company.id, key, async () => {
    const rows = await sumsByMonth(company, range)
    return [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, own]) => ({
      currency,
      groups: inOrder(own.map(groupOf)),
      periods: [...Map.groupBy(own, ({ month }) => beginningOf(interval, month))].map(
        ([beginning, some]) => ({
          from: beginning < range.from ? range.from : beginning,
          to: earlier(endOf(interval, beginning), range.to),
          groups: inOrder(some.map(groupOf)),
        })
      ),
    }))
  })
}

/** The bare query, for tests of its plan. */
export function sumsQuery({ id }: CompanyReference, { basis, from, to, currency }: VatRange) {
  const query = reader()
    .from('vat_sums')
    .where({ company_id: id, basis })
    .whereBetween('day_on', [from, to])
  if (currency) query.where('currency', currency)
  return query
    .groupByRaw('currency, category, rate, substr(day_on, 1, 7)')
    .orderByRaw('currency, substr(day_on, 1, 7)')
    .select(
      'currency',
      'category',
      'rate',
      reader().raw('substr(day_on, 1, 7) as month'),
      reader().raw('cast(sum(net) as signed) as net'),
      reader().raw('cast(sum(tax) as signed) as tax')
    )
}

const sumsByMonth = async (company: CompanyReference, range: VatRange): Promise<MonthRow[]> =>
  await sumsQuery(company, range)

const groupOf = ({ category, rate, net, tax }: MonthRow): TaxGroup => ({
  category,
  rate: decimalFromRow(rate),
  net: moneyFromRow(net),
  tax: moneyFromRow(tax),
})

/** The highest rate first; without VAT each reason separately. */
const inOrder = (groups: TaxGroup[]) =>
  addedUp(groups).sort((a, b) =>
    a.rate === b.rate ? a.category.localeCompare(b.category) : a.rate > b.rate ? -1 : 1
  )

const earlier = (one: Day, other: Day) => (one < other ? one : other)
