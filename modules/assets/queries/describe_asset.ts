import { today } from '#core/clock'
import { notFound } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { transformAsset } from '#modules/assets/transformers/asset_transformer'
import { assetRows } from './asset_rows.js'

/** An asset as the API shows it, with its figures of this year. @throws 404 */
export async function describeAsset(company: CompanyScope, id: string) {
  const row = await assetRows(company).where('assets.id', id).first()
  if (!row) throw notFound()
  return transformAsset(row, today(company.timeZone).slice(0, 4))
}
