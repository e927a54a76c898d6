import type { DocumentTemplate, PrintedKind } from '#modules/settings/public'
import type { Seller } from '../content/parties.js'

/** How a document looks: as it says itself, else as all of its kind did when it was issued. */
export const templateOf = (
  { template }: { template?: DocumentTemplate | null },
  seller: Seller,
  kind: PrintedKind
): DocumentTemplate => template ?? seller.templates?.[kind] ?? 'classic'
