import type { DocumentTemplate } from '#modules/settings/public'
import type { Seller } from '../content/parties.js'

/** The template of a document: its own, else the default of its kind at its issue. */
export const templateOf = (
  { template }: { template?: DocumentTemplate | null },
  seller: Seller,
  kind: string
): DocumentTemplate => template ?? seller.templates?.[kind] ?? 'classic'
