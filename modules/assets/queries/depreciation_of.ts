import type { Day } from '#core/clock'
import { type Minor, NOTHING, sum } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { depreciationIn } from '#modules/assets/rules/depreciation'
import { depreciableOf } from '#modules/assets/transformers/asset_transformer'
import { assetRows } from './asset_rows.js'

/**
 * The amount that lowers a company's profit for its assets in each of some periods, in minor units of a currency: depreciation, on
 * the last day of each month, and the rest of what has left. Assets that count with their expense are left out.
 * @param periods in their order
 */
export async function depreciationOf(
  company: CompanyReference,
  { currency, periods }: { currency: string; periods: readonly { from: Day; to: Day }[] }
): Promise<Minor[]> {
  const last = periods.at(-1)
  if (!last) return []
  const rows = await assetRows(company)
    .where('assets.currency', currency)
    .where('assets.acquired_on', '<=', last.to)
    .where('assets.counts_with_expense', false)
  const assets = rows.map(depreciableOf)
  return periods.map((period) =>
    assets.length === 0 ? NOTHING : sum(assets.map((asset) => depreciationIn(asset, period)))
  )
}
