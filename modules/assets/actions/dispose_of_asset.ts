import { today } from '#core/clock'
import { conflict, FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { Asset } from '#modules/assets/models/asset'
import type { DisposalInput } from '#modules/assets/validators/asset'
import { exactAmount } from './exact_amount.js'
import { recordAsset } from './record_asset.js'
import { assertAssetVersion, saveAsset } from './save_asset.js'

/**
 * Records that an asset has left. The rest of its value is deducted in that month, except in a pool. Money for it comes
 * by an invoice. Only inside inTx.
 * @throws 404, 409 `assets.is_gone`, `version_conflict`, 422 `assets.date_to_come`, `assets.disposed_before`, `assets.not_sold`
 */
export async function disposeOfAsset(
  company: CompanyScope,
  id: string,
  { date, disposal, proceeds, version }: DisposalInput
) {
  const asset = await Asset.lockIn(company, id)
  if (asset.disposedOn) throw conflict('assets.is_gone')
  await assertAssetVersion(company, asset, version)
  if (date > today(company.timeZone)) throw new FieldError('date', 'assets.date_to_come')
  if (date < asset.acquiredOn) throw new FieldError('date', 'assets.disposed_before')
  if (proceeds && disposal !== 'sold') throw new FieldError('proceeds', 'assets.not_sold')
  const price = proceeds ? exactAmount(proceeds, asset.currency, 'proceeds') : null
  asset.merge({ disposedOn: date, disposal, proceeds: price })
  await saveAsset(asset)
  await recordAsset(asset, 'asset.disposed', { date })
  return asset
}

/** Takes a disposal back. Only inside inTx. @throws 404, 409 `assets.is_present` */
export async function restoreAsset(company: CompanyScope, id: string) {
  const asset = await Asset.lockIn(company, id)
  if (!asset.disposedOn) throw conflict('assets.is_present')
  asset.merge({ disposedOn: null, disposal: null, proceeds: null })
  await saveAsset(asset)
  await recordAsset(asset, 'asset.restored')
  return asset
}
