import { readRows } from '#core/database/read_rows'
import { foldText } from '#core/database/search'
import type { CompanyScope } from '#core/http/caller'
import { decimalFromRow, type StoredInteger } from '#core/money/columns'
import { decimalNumber } from '#core/money/decimal'
import type { CategoryKey } from '#modules/expenses/categories'
import type { TaxTreatment } from '#modules/expenses/tax_treatment'

interface VendorRow {
  vendor: string
  vendor_vat_id: string
  vendor_iban: string
  tax_treatment: TaxTreatment
  currency: string
  category: CategoryKey
  tax_rate: StoredInteger
}

const VENDORS = `
  select vendor, vendor_vat_id, vendor_iban, tax_treatment, currency, category, tax_rate
  from (
    select max(id) as latest from expenses
    where company_id = ? and folded_vendor like ? escape '!' group by folded_vendor
  ) as vendors
  join expenses on expenses.company_id = ? and expenses.id = vendors.latest
  join expense_lines on expense_lines.company_id = expenses.company_id
    and expense_lines.expense_id = expenses.id and expense_lines.position = 0
  order by latest desc limit 10`

/**
 * Vendors that a company has bought from, the latest first, each with what its last receipt said: a new receipt of the
 * same vendor begins with that.
 */
export async function vendorsOf({ id }: CompanyScope, search = '') {
  const pattern = `%${foldText(search).replace(/[!%_]/g, '!$&')}%`
  const rows = await readRows<VendorRow>(VENDORS, [id, pattern, id])
  return rows.map((row) => ({
    vendor: row.vendor,
    vendorVatId: row.vendor_vat_id,
    vendorIban: row.vendor_iban,
    taxTreatment: row.tax_treatment,
    currency: row.currency,
    category: row.category,
    taxRate: decimalNumber(decimalFromRow(row.tax_rate)),
  }))
}
