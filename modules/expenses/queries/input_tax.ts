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

const MONTHS = `
  select substr(issued_on, 1, 7) as month, own_currency as currency,
    cast(sum(own_business_tax) as signed) as tax, cast(sum(own_owed_tax) as signed) as owed_tax,
    cast(sum(own_business_owed_tax) as signed) as deductible
  from expenses where company_id = ? and issued_on between ? and ?
  group by substr(issued_on, 1, 7), own_currency order by month`

/**
 * The VAT on receipts from a day to a day, both included, by month. It counts in the month of the receipt, paid or not
 * (§ 15 (1) no. 1 UStG).
 */
export async function inputTaxByMonth(
  { id }: CompanyReference,
  { from, to }: { from: Day; to: Day }
): Promise<MonthOfInputTax[]> {
  const rows = await readRows<Row>(MONTHS, [id, from, to])
  return rows.map(({ month, currency, tax, owed_tax, deductible }) => ({
    month,
    currency,
    tax: moneyFromRow(tax),
    owedTax: moneyFromRow(owed_tax),
    deductibleOwedTax: moneyFromRow(deductible),
  }))
}
