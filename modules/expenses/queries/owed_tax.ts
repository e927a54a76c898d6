import type { Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import type { Minor } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'

/** VAT that the company owes in place of vendors (§ 13b, § 1a or § 25b (2) UStG), by the prefix of their VAT ids. */
export interface OwedTax {
  /** Two letters, or nothing when the vendor has no VAT id. */
  prefix: string
  net: Minor
  tax: Minor
  /** The deductible part of the owed VAT: without private shares. */
  deductible: Minor
}

interface Row {
  prefix: string
  net: StoredInteger
  tax: StoredInteger
  deductible: StoredInteger
}

const RECEIPTS = `
  select vendor_vat_id, own_net as net, own_owed_tax as tax, own_business_owed_tax as deductible
  from expenses
  where company_id = ? and issued_on between ? and ? and own_currency = ? and tax_treatment = ?`
const SKONTO = `
  select vendor_vat_id, -own_skonto_net as net, -own_skonto_owed_tax as tax,
    -own_skonto_business_owed_tax as deductible
  from expenses
  where company_id = ? and paid_on between ? and ? and took_skonto = 1 and own_currency = ? and tax_treatment = ?`

const OWED = `
  select upper(substr(vendor_vat_id, 1, 2)) as prefix, cast(sum(net) as signed) as net,
    cast(sum(tax) as signed) as tax, cast(sum(deductible) as signed) as deductible
  from (${RECEIPTS} union all ${SKONTO}) as parts
  group by upper(substr(vendor_vat_id, 1, 2)) order by prefix`

/**
 * The VAT owed for one reason on receipts from a day to a day, both included, in the company's currency, less what Skonto
 * takes back on the day of the payment (§ 17 (1) UStG).
 */
export async function owedTaxIn(
  { id }: CompanyReference,
  { from, to, currency }: { from: Day; to: Day; currency: string },
  treatment: 'reverseCharge' | 'acquisition' | 'triangular'
): Promise<OwedTax[]> {
  const rows = await readRows<Row>(OWED, [
    id,
    from,
    to,
    currency,
    treatment,
    id,
    from,
    to,
    currency,
    treatment,
  ])
  return rows.map(({ prefix, net, tax, deductible }) => ({
    prefix,
    net: moneyFromRow(net),
    tax: moneyFromRow(tax),
    deductible: moneyFromRow(deductible),
  }))
}
