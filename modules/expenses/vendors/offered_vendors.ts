import { readRows } from '#core/database/read_rows'
import { foldText } from '#core/database/search'
import type { CompanyScope } from '#core/http/caller'
import { decimalFromRow, type StoredInteger } from '#core/money/columns'
import { decimalNumber } from '#core/money/decimal'
import type { CategoryKey } from '#modules/expenses/categories'
import type { TaxTreatment } from '#modules/expenses/tax_treatment'

interface OfferedRow {
  id: string
  name: string
  vat_id: string
  iban: string
  usual_category: CategoryKey | null
  payment_days: StoredInteger | null
  skonto_percent: StoredInteger | null
  skonto_days: StoredInteger | null
  vendor_vat_id: string | null
  vendor_iban: string | null
  tax_treatment: TaxTreatment | null
  currency: string | null
  category: CategoryKey | null
  tax_rate: StoredInteger | null
}

/** Vendors with their last receipt, if there is one. */
const VENDORS = `
  select vendors.id, name, vat_id, iban, vendors.category as usual_category, payment_days,
    vendors.skonto_percent, skonto_days, vendor_vat_id, vendor_iban, tax_treatment, currency, expense_lines.category, tax_rate
  from vendors
  left join expenses on expenses.company_id = vendors.company_id and expenses.id = (
    select max(latest.id) from expenses as latest
    where latest.company_id = vendors.company_id and latest.vendor_id = vendors.id)
  left join expense_lines on expense_lines.company_id = expenses.company_id
    and expense_lines.expense_id = expenses.id and expense_lines.position = 0
  where vendors.company_id = ?`

const SEARCHED = `
  ${VENDORS} and exists (select 1 from vendor_names
    where vendor_names.company_id = vendors.company_id and vendor_names.vendor_id = vendors.id
      and vendor_names.folded_name like ? escape '!')
  order by coalesce(expenses.id, vendors.id) desc limit 10`

const NAMED = `
  ${VENDORS} and vendors.id = (select vendor_id from vendor_names
    where vendor_names.company_id = ? and vendor_names.folded_name = ?)`

/**
 * Vendors whose name contains a text, those with the latest receipts first, each with its terms and what its last
 * receipt said: a new receipt of the same vendor begins with that.
 */
export async function offeredVendors({ id, currency }: CompanyScope, search = '') {
  const pattern = `%${foldText(search).replace(/[!%_]/g, '!$&')}%`
  const rows = await readRows<OfferedRow>(SEARCHED, [id, pattern])
  return rows.map((row) => offered(row, currency))
}

/** The vendor that is known by a name, in the same form; undefined for a new one. */
export async function offeredVendor({ id, currency }: CompanyScope, name: string) {
  const [row] = await readRows<OfferedRow>(NAMED, [id, id, foldText(name)])
  return row && offered(row, currency)
}

const offered = (row: OfferedRow, ownCurrency: string) => ({
  _id: row.id,
  vendor: row.name,
  vendorVatId: row.vat_id || (row.vendor_vat_id ?? ''),
  vendorIban: row.iban || (row.vendor_iban ?? ''),
  taxTreatment: row.tax_treatment ?? ('domestic' as const),
  currency: row.currency ?? ownCurrency,
  /** Null for a vendor without receipts and without a usual category. */
  category: row.usual_category ?? row.category,
  /** Percent; null for a vendor without receipts. */
  taxRate: row.tax_rate === null ? null : decimalNumber(decimalFromRow(row.tax_rate)),
  ...termsOf(row),
})

const termsOf = ({ payment_days, skonto_percent, skonto_days }: OfferedRow) => ({
  paymentDays: payment_days === null ? null : Number(payment_days),
  /** Percent. */
  skontoPercent: skonto_percent === null ? null : decimalNumber(decimalFromRow(skonto_percent)),
  skontoDays: skonto_days === null ? null : Number(skonto_days),
})
