/** Whether the unit prices of a document are without VAT or with it. */
export const PRICE_MODES = ['net', 'gross'] as const
export type PriceMode = (typeof PRICE_MODES)[number]
