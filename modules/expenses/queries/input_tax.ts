import type { Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import type { Minor } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'

/** The VAT on the receipts of one month, in the company's currency. */
export interface MonthOfInputTax {
  /** `YYYY-MM` of the receipts. */
  month: string
  currency: string
  /** VAT that vendors charged, without private shares. */
  tax: Minor
  /** VAT that the company owes in their place. */
  owedTax: Minor
  /** The deductible part of the owed VAT: without private shares. */
  deductibleOwedTax: Minor
}

interface Row {
  month: string
  currency: string
  tax: StoredInteger
  owed_tax: StoredInteger
  deductible: StoredInteger
}

const RECEIPTS = `
  select substr(issued_on, 1, 7) as month, own_currency, own_business_tax as tax, own_owed_tax as owed_tax,
    own_business_owed_tax as deductible
  from expenses where company_id = ? and issued_on between ? and ?`
const SKONTO = `
  select substr(paid_on, 1, 7) as month, own_currency, -own_skonto_business_tax as tax,
    -own_skonto_owed_tax as owed_tax, -own_skonto_business_owed_tax as deductible
  from expenses where company_id = ? and paid_on between ? and ? and took_skonto = 1`

const MONTHS = `
  select month, own_currency as currency, cast(sum(tax) as signed) as tax,
    cast(sum(owed_tax) as signed) as owed_tax, cast(sum(deductible) as signed) as deductible
  from (${RECEIPTS} union all ${SKONTO}) as parts
  group by month, own_currency order by month`

/**
 * The VAT on receipts from a day to a day, both included, by month. It counts in the month of the receipt, paid or not
 * (§ 15 (1) no. 1 UStG). Skonto lowers it in the month of the payment (§ 17 (1) UStG).
 */
export async function inputTaxByMonth(
  { id }: CompanyReference,
  { from, to }: { from: Day; to: Day }
): Promise<MonthOfInputTax[]> {
  const rows = await readRows<Row>(MONTHS, [id, from, to, id, from, to])
  return rows.map(({ month, currency, tax, owed_tax, deductible }) => ({
    month,
    currency,
    tax: moneyFromRow(tax),
    owedTax: moneyFromRow(owed_tax),
    deductibleOwedTax: moneyFromRow(deductible),
  }))
}
