import type { Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import type { Minor } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'

/** VAT that the company owes in place of vendors (§ 13b UStG), by the prefix of their VAT ids. */
export interface OwedTax {
  /** Two letters, or nothing when the vendor has no VAT id. */
  prefix: string
  net: Minor
  tax: Minor
}

interface Row {
  prefix: string
  net: StoredInteger
  tax: StoredInteger
}

const OWED = `
  select upper(substr(vendor_vat_id, 1, 2)) as prefix,
    cast(sum(own_net) as signed) as net, cast(sum(own_owed_tax) as signed) as tax
  from expenses
  where company_id = ? and issued_on between ? and ? and own_currency = ? and tax_treatment = 'reverseCharge'
  group by upper(substr(vendor_vat_id, 1, 2)) order by prefix`

/** The VAT owed on receipts from a day to a day, both included, in the company's currency. */
export async function owedTaxIn(
  { id }: CompanyReference,
  { from, to, currency }: { from: Day; to: Day; currency: string }
): Promise<OwedTax[]> {
  const rows = await readRows<Row>(OWED, [id, from, to, currency])
  return rows.map(({ prefix, net, tax }) => ({
    prefix,
    net: moneyFromRow(net),
    tax: moneyFromRow(tax),
  }))
}
