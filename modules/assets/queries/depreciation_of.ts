import type { Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { type Minor, NOTHING, sum } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { depreciationIn } from '#modules/assets/rules/depreciation'
import { type AssetRow, depreciableOf } from '#modules/assets/transformers/asset_transformer'

const ASSETS = `
  select * from assets
  where company_id = ? and currency = ? and acquired_on <= ? and counts_with_expense = ?`

/**
 * The amount that lowers a company's profit for its assets in each of some periods, in minor units of a currency: depreciation, on
 * the last day of each month, and the rest of what has left. Assets that count with their expense are left out.
 * @param periods in their order
 */
export async function depreciationOf(
  { id }: CompanyReference,
  { currency, periods }: { currency: string; periods: readonly { from: Day; to: Day }[] }
): Promise<Minor[]> {
  const last = periods.at(-1)
  if (!last) return []
  const rows = await readRows<AssetRow>(ASSETS, [id, currency, last.to, false])
  const assets = rows.map(depreciableOf)
  return periods.map((period) =>
    assets.length === 0 ? NOTHING : sum(assets.map((asset) => depreciationIn(asset, period)))
  )
}
