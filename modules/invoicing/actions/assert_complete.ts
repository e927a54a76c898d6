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
  taxFaults,
} from '#modules/documents/public'
import type { Invoice } from '#modules/invoicing/models/invoice'

interface Written {
  invoice: Invoice
  lines: LineRow[]
  seller: Seller
  buyer: Buyer
}

/**
 * What an invoice must say before it can be issued (§ 14 (4) UStG and our own rules).
 * @param language of the sentences in the failure
 * @throws 422 `incomplete` with every field that is missing or wrong
 */
export function assertComplete(written: Written, language: Language) {
  const taxes = taxFaults({ ...written, lines: written.lines.map(contentOfRow) })
  const faults = contentFaults(written.invoice, written.lines, dueFaults(written.invoice))
  const fields = sayFaults([...faults, ...taxes], language)
  if (fields.length > 0) throw new AppError(422, 'invoicing.incomplete', { extra: { fields } })
}
