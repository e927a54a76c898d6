import type { Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { decimalFromRow, moneyFromRow, type StoredInteger } from '#core/money/columns'
import { type Minor, sum } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { TaxCategory } from '#modules/documents/public'
import type { VatBasis } from '#modules/vat/entries/vat_entry'
import {
  distinctMonths,
  type MonthOfCurrency,
  officialRates,
} from '#modules/vat/rates/official_rates'
import { HOME, RETURN_CURRENCY } from '#modules/vat/returns/return_line'
import type { Sales } from '#modules/vat/returns/sales_lines'

/** First and last day, both included, and on what amounts VAT is owed. */
export interface ReturnRange {
  from: Day
  to: Day
  basis: VatBasis
}

interface SalesRow {
  category: TaxCategory
  rate: StoredInteger
  /** The client as frozen in the document, as JSON; null where the country does not matter. */
  buyer: string | { country: string } | null
  /** Null where it does not matter. */
  is_triangular: boolean | number | null
  net: StoredInteger
  tax: StoredInteger
}

const SALES = `
  select category, rate, null as buyer, null as is_triangular,
    cast(sum(net) as signed) as net, cast(sum(tax) as signed) as tax
  from vat_sums
  where company_id = ? and basis = ? and day_on between ? and ? and currency = ? and category <> 'AE'
  group by category, rate`

const OWED_BY_CLIENTS = `
  select category, rate, invoices.buyer as buyer, invoices.is_triangular as is_triangular,
    cast(sum(vat_entries.net) as signed) as net, cast(sum(vat_entries.tax) as signed) as tax
  from vat_entries
  join invoices on invoices.company_id = vat_entries.company_id and invoices.id = vat_entries.document_id
  where vat_entries.company_id = ? and basis = ? and day_on between ? and ? and vat_entries.currency = ?
    and category = 'AE'
  group by category, rate, invoices.buyer, invoices.is_triangular`

/** The sales of some days in euros. */
export async function salesIn(
  { id }: CompanyReference,
  { from, to, basis }: ReturnRange
): Promise<Sales[]> {
  const values = [id, basis, from, to, RETURN_CURRENCY]
  const rows = [
    ...(await readRows<SalesRow>(SALES, values)),
    ...(await readRows<SalesRow>(OWED_BY_CLIENTS, values)),
  ]
  return rows.map((row) => salesOf(row, (amount) => amount))
}

const FOREIGN = `
  select substr(day_on, 1, 7) as month, vat_entries.currency as currency, category, rate, invoices.buyer as buyer, invoices.is_triangular as is_triangular,
    cast(sum(vat_entries.net) as signed) as net, cast(sum(vat_entries.tax) as signed) as tax
  from vat_entries
  join invoices on invoices.company_id = vat_entries.company_id and invoices.id = vat_entries.document_id
  where vat_entries.company_id = ? and basis = ? and day_on between ? and ? and vat_entries.currency <> ?
  group by substr(day_on, 1, 7), vat_entries.currency, category, rate, invoices.buyer,
    invoices.is_triangular`

/** Sales in other currencies. */
export interface ForeignSales {
  /** Converted at the official rate of their month (§ 16 (6) UStG), in euro cents. */
  sales: Sales[]
  /** Their VAT. */
  tax: Minor
  /** Those without an official rate, which are in neither. */
  leftOut: MonthOfCurrency[]
}

/** The sales of some days in other currencies than the euro. */
export async function foreignSalesIn(
  company: CompanyReference,
  range: ReturnRange
): Promise<ForeignSales> {
  const { from, to, basis } = range
  const values = [company.id, basis, from, to, RETURN_CURRENCY]
  const rows = await readRows<SalesRow & MonthOfCurrency>(FOREIGN, values)
  const rates = await officialRates(company, range)
  const hasRate = (row: MonthOfCurrency) => rates.rateOf(row) !== undefined
  const sales = rows
    .filter(hasRate)
    .map((row) => salesOf(row, (amount) => rates.inEuros(amount, row)))
  return {
    sales,
    tax: sum(sales.map(({ tax }) => tax)),
    leftOut: distinctMonths(rows.filter((row) => !hasRate(row))),
  }
}

const salesOf = (
  { category, rate, buyer, is_triangular, net, tax }: SalesRow,
  convert: (amount: Minor) => Minor
): Sales => ({
  category,
  rate: decimalFromRow(rate),
  country: countryOf(buyer),
  isTriangular: Boolean(is_triangular),
  net: convert(moneyFromRow(net)),
  tax: convert(moneyFromRow(tax)),
})

/** An address without a country is one in the company's own, as on letters. */
function countryOf(buyer: SalesRow['buyer']): string {
  const { country = '' } = typeof buyer === 'string' ? JSON.parse(buyer) : (buyer ?? {})
  return country || HOME
}
