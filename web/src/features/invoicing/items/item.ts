import type { RowOf } from '#api/routes'

export const ITEM_TYPES = ['service', 'product'] as const

/**
 * Something that is sold. Its price is net or gross as `priceMode` says, in major units of the company's currency; its
 * tax rate in percent.
 */
export type Item = RowOf<'/api/items'>
