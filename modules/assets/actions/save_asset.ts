import { now, today } from '#core/clock'
import { foldText } from '#core/database/search'
import { conflict, FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { Asset } from '#modules/assets/models/asset'
import { describeAsset } from '#modules/assets/queries/describe_asset'
import { hasPool } from '#modules/assets/queries/pool_years'
import { expenseOfAsset } from '#modules/assets/queries/purchases'
import { assertMethod } from '#modules/assets/rules/assert_method'
import { usefulLife } from '#modules/assets/rules/kinds'
import type { AssetInput } from '#modules/assets/validators/asset'
import { readCompanySettings } from '#modules/settings/public'
import { exactAmount } from './exact_amount.js'
import { recordAsset } from './record_asset.js'

/**
 * Enters an asset into the register. Only inside inTx.
 * @throws FieldError 422 as assertMethod; `assets.date_to_come`, `assets.life_missing`, `assets.cost_too_precise`, at
 * `expenseId` `assets.expense_unknown`, `assets.expense_category`, `assets.expense_low_value`
 */
export async function addAsset(company: CompanyScope, input: AssetInput): Promise<Asset> {
  const asset = Asset.for(company)
  asset.merge({
    currency: company.currency,
    disposedOn: null,
    disposal: null,
    proceeds: null,
    createdAt: now(),
    version: 1,
  })
  await fill(company, asset, input)
  await asset.save()
  await recordAsset(asset, 'asset.added')
  return asset
}

/** Changes an asset. Only inside inTx. @throws 404, 409 `version_conflict`, 422 as addAsset */
export async function changeAsset(company: CompanyScope, id: string, input: AssetInput) {
  const asset = await Asset.lockIn(company, id)
  await assertAssetVersion(company, asset, input.version)
  await fill(company, asset, input)
  if (asset.disposedOn && asset.disposedOn < asset.acquiredOn) {
    throw new FieldError('date', 'assets.disposed_before')
  }
  await saveAsset(asset)
  await recordAsset(asset, 'asset.changed')
  return asset
}

/** Deletes an asset that was entered by mistake. Only inside inTx. @throws 404 */
export async function removeAsset(company: CompanyScope, id: string) {
  const asset = await Asset.lockIn(company, id)
  await asset.delete()
  await recordAsset(asset, 'asset.deleted')
}

/** Saves an asset as its next version. Only inside inTx. */
export async function saveAsset(asset: Asset) {
  asset.version += 1
  await asset.save()
}

/** @throws 409 `version_conflict` with the `current` asset when it was changed since */
export async function assertAssetVersion(company: CompanyScope, asset: Asset, seen?: number) {
  if (seen === undefined || seen === asset.version) return
  throw conflict('version_conflict', { extra: { current: await describeAsset(company, asset.id) } })
}

async function fill(company: CompanyScope, asset: Asset, input: AssetInput) {
  if (input.date > today(company.timeZone)) throw new FieldError('date', 'assets.date_to_come')
  const { country } = await readCompanySettings(company)
  asset.merge({
    name: input.name,
    foldedName: foldText(input.name),
    kind: input.kind,
    acquiredOn: input.date,
    cost: exactAmount(input.cost, asset.currency, 'cost'),
    method: input.method,
    lifeMonths: lifeOf(input),
    note: input.note ?? '',
  })
  assertMethod(asset, asset.method, {
    country,
    currency: asset.currency,
    hasPool: await hasPool(company, asset.acquiredOn.slice(0, 4)),
  })
  await link(company, asset, input.expenseId ?? null)
}

/** An asset is counted once: by its depreciation, or by an expense of the category for low-value assets. */
async function link(company: CompanyScope, asset: Asset, expenseId: string | null) {
  const expense = expenseId === null ? null : await expenseOfAsset(company, expenseId)
  if (expense?.category === 'lowValueAssets' && asset.method !== 'atOnce') {
    throw new FieldError('expenseId', 'assets.expense_low_value')
  }
  asset.expenseId = expenseId
  asset.countsWithExpense = expense?.category === 'lowValueAssets'
}

function lifeOf({ kind, method, lifeMonths }: AssetInput) {
  const life = lifeMonths ?? usefulLife(kind).lifeMonths
  if (method !== 'linear') return life ?? 12
  if (life === null) throw new FieldError('lifeMonths', 'assets.life_missing')
  return life
}
