import { documentParts } from '#modules/documents/public'

/** The lines and taxes of an order. */
export const { linesOf, taxesOf, writeLines, repriceLines, removeParts } = documentParts('order')
