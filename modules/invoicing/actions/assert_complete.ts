import { AppError } from '#core/errors/app_error'
import type { Language } from '#core/i18n/languages'
import {
  type Buyer,
  contentFaults,
  contentOfRow,
  dueFaults,
  type LineRow,
  type Seller,
  sayFaults,
  TOO_MUCH_IN_ADVANCE,
  taxFaults,
} from '#modules/documents/public'
import type { Invoice } from '#modules/invoicing/models/invoice'

/** A document with all that it says. */
export interface Written {
  invoice: Invoice
  lines: LineRow[]
  seller: Seller
  buyer: Buyer
}

/** What keeps an invoice from being issued (§ 14 (4) UStG and our own rules). */
export const faultsOf = (written: Written) => [
  ...contentFaults(
    written.invoice,
    written.lines,
    dueFaults(written.invoice),
    written.invoice.stage === 'final' ? TOO_MUCH_IN_ADVANCE : undefined
  ),
  ...taxFaults({ ...written, lines: written.lines.map(contentOfRow) }),
]

/**
 * What an invoice must say before it can be issued.
 * @param language of the sentences in the failure
 * @throws 422 `incomplete` with every field that is missing or wrong
 */
export function assertComplete(written: Written, language: Language) {
  const fields = sayFaults(faultsOf(written), language)
  if (fields.length > 0) throw new AppError(422, 'invoicing.incomplete', { extra: { fields } })
}
