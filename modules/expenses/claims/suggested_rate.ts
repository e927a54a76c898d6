import type { Day } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { type Decimal, parseDecimal } from '#core/money/decimal'
import { offeredVendor } from '#modules/expenses/vendors/offered_vendors'
import { readCompanySettings, vatRatesOn } from '#modules/settings/public'

/**
 * The rate of VAT, in percent, that a receipt is taken to have until the desk looks at it: that of the vendor's last
 * receipt, else the standard rate of the company's country on that day. People who hand receipts in are not asked.
 */
export async function suggestedRate(
  company: CompanyScope,
  { vendor, date }: { vendor: string; date: Day }
): Promise<Decimal> {
  const known = await offeredVendor(company, vendor)
  if (known && known.taxRate !== null) return parseDecimal(known.taxRate)
  const { country, defaultTaxBasisPoints } = await readCompanySettings(company)
  const [standard = defaultTaxBasisPoints / 100] = vatRatesOn(country, date) ?? []
  return parseDecimal(standard)
}
