import type { Day } from '#core/clock'
import { FieldError } from '#core/errors/app_error'
import type { Minor } from '#core/money/minor'
import type { Method } from './depreciation.js'
import { type AssetKind, usefulLife } from './kinds.js'
import { type AssetLimits, limitsFor } from './limits.js'

/** The facts of an asset by which its methods are allowed. */
export interface AssetFacts {
  cost: Minor
  kind: AssetKind
  acquiredOn: Day
}

interface Choice {
  country: string
  currency: string
  /** Whether the pool has been chosen for the asset's year. */
  hasPool: boolean
}

/** Whether an asset belongs into the pool of its year, when that is chosen. */
export const isForPool = ({ cost }: Pick<AssetFacts, 'cost'>, limits: AssetLimits | undefined) =>
  limits !== undefined && cost > limits.withoutRegister && cost <= limits.pool

/** Whether an asset may be deducted at once. */
export const mayBeAtOnce = ({ cost, kind }: AssetFacts, limits: AssetLimits | undefined) =>
  !limits || cost <= limits.atOnce || usefulLife(kind).isDigital === true

/**
 * The pool is chosen for a whole year: all assets that may go into it do, and no other (§ 6 (2a) sentence 5 EStG).
 * @throws FieldError 422 at `method`: `assets.too_dear`, `assets.not_for_pool`, `assets.pool_not_chosen`,
 * `assets.pool_whole_year`
 */
export function assertMethod(asset: AssetFacts, method: Method, choice: Choice) {
  const limits = limitsFor(choice, asset.acquiredOn)
  const refuse = (code: string) => {
    throw new FieldError('method', `assets.${code}`, {
      values: { year: asset.acquiredOn.slice(0, 4) },
    })
  }
  const isPooled = isForPool(asset, limits)
  if (method === 'pool') {
    if (!isPooled) refuse('not_for_pool')
    if (!choice.hasPool) refuse('pool_not_chosen')
    return
  }
  if (isPooled && choice.hasPool) refuse('pool_whole_year')
  if (method === 'atOnce' && !mayBeAtOnce(asset, limits)) refuse('too_dear')
}
