import { audit } from '#core/audit/audit'
import { changeRows } from '#core/database/change_rows'
import { isDuplicate, RetryTransaction } from '#core/database/transaction_failures'
import { conflict, FieldError, notFound } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { publish } from '#core/live/publish'
import { Asset } from '#modules/assets/models/asset'
import { AssetPool } from '#modules/assets/models/asset_pool'
import { isForPool, mayBeAtOnce } from '#modules/assets/rules/assert_method'
import { limitsFor } from '#modules/assets/rules/limits'
import { readCompanySettings } from '#modules/settings/public'
import { saveAsset } from './save_asset.js'

/**
 * Chooses the pool for a year: every asset of that year that may go into it does (§ 6 (2a) sentence 5 EStG). Only
 * inside inTx.
 * @throws 409 `assets.pool_counted` when one of them counts with its expense already, 422 `assets.no_pool_here`
 */
export async function choosePool(company: CompanyScope, year: string) {
  const settings = await readCompanySettings(company)
  if (!limitsFor({ country: settings.country, currency: company.currency }, `${year}-12-31`)) {
    throw new FieldError('year', 'assets.no_pool_here')
  }
  if (await AssetPool.of(company).where('year', year).first()) return
  try {
    await AssetPool.for(company).merge({ year }).save()
  } catch (error) {
    throw isDuplicate(error) ? new RetryTransaction() : error
  }
  for (const asset of await candidatesOf(company, year)) {
    if (asset.countsWithExpense)
      throw conflict('assets.pool_counted', { values: { name: asset.name } })
    asset.method = 'pool'
    await saveAsset(asset)
  }
  await recordChoice(company, year, 'asset.pool_chosen')
}

/** Takes the choice back: each asset is deducted at once where it may be, else over its useful life. Only inside inTx. */
export async function leavePool(company: CompanyScope, year: string) {
  const chosen = await AssetPool.of(company).where('year', year).first()
  if (!chosen) throw notFound()
  const { country } = await readCompanySettings(company)
  for (const asset of await candidatesOf(company, year)) {
    const limits = limitsFor({ country, currency: asset.currency }, asset.acquiredOn)
    asset.method = mayBeAtOnce(asset, limits) ? 'atOnce' : 'linear'
    await saveAsset(asset)
  }
  await changeRows('delete from asset_pools where company_id = ? and year = ?', [company.id, year])
  await recordChoice(company, year, 'asset.pool_left')
}

async function candidatesOf(company: CompanyScope, year: string) {
  const { country } = await readCompanySettings(company)
  const assets = await Asset.of(company)
    .whereBetween('acquiredOn', [`${year}-01-01`, `${year}-12-31`])
    .orderBy('id')
  return assets.filter((asset) =>
    isForPool(asset, limitsFor({ country, currency: asset.currency }, asset.acquiredOn))
  )
}

async function recordChoice({ id }: CompanyScope, year: string, action: string) {
  await audit({
    companyId: id,
    action,
    subject: { type: 'assetPool', id: year },
    details: { year },
  })
  publish(id, { kind: 'asset', id: year })
}
