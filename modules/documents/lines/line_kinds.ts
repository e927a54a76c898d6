/** Only items cost something; a subtotal shows what the items since the last heading or subtotal cost. */
export const LINE_KINDS = ['item', 'text', 'heading', 'subtotal'] as const
export type LineKind = (typeof LINE_KINDS)[number]
