/** Only items have a price; a subtotal shows the sum of the items since the last heading or subtotal. */
export const LINE_KINDS = ['item', 'text', 'heading', 'subtotal'] as const
export type LineKind = (typeof LINE_KINDS)[number]
