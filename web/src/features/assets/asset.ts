import type { RowOf } from '#api/routes'

export type Asset = RowOf<'/api/assets'>
export type AssetKind = Asset['kind']
export type Method = Asset['method']
export type Disposal = NonNullable<Asset['disposal']>
export type Purchase = RowOf<'/api/asset-purchases'>

export const ASSETS = '/assets'
export const METHODS = ['linear', 'atOnce', 'pool'] as const satisfies readonly Method[]
export const DISPOSALS = ['sold', 'scrapped', 'withdrawn'] as const satisfies readonly Disposal[]

/** A change of the register changes the profit. */
export const AFFECTED = [
  '/api/assets',
  '/api/asset-purchases',
  '/api/asset-pools',
  '/api/analytics',
]
