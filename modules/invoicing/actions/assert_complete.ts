import { AppError } from '#core/errors/app_error'
import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import {
  contentOfRow,
  type DocumentFault,
  type LineRow,
  sayFaults,
  taxFaults,
} from '#modules/documents/public'
import type { Invoice } from '#modules/invoicing/models/invoice'
import type { Buyer, Seller } from '#modules/invoicing/parties'

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
  const fields = [
    ...ownFaults(written).map((fault) => ({
      ...fault,
      message: translate(language, `invoicing:errors.${fault.rule}`),
    })),
    ...sayFaults(taxes, language),
  ]
  if (fields.length > 0) throw new AppError(422, 'invoicing.incomplete', { extra: { fields } })
}

function ownFaults({ invoice, lines }: Written) {
  const faults: DocumentFault[] = []
  if (!invoice.clientName.trim()) faults.push({ field: 'clientId', rule: 'recipient_missing' })
  if (!invoice.dueOn) faults.push({ field: 'dueDate', rule: 'due_date_missing' })
  else if (invoice.dueOn < invoice.dateOn)
    faults.push({ field: 'dueDate', rule: 'due_before_date' })
  if (!lines.some(({ kind }) => kind === 'item'))
    faults.push({ field: 'lines', rule: 'lines_missing' })
  for (const [index, { kind, description }] of lines.entries()) {
    if (kind === 'subtotal' || description.trim()) continue
    faults.push({ field: `lines.${index}.description`, rule: 'description_missing' })
  }
  if (invoice.total < 0n) faults.push({ field: 'lines', rule: 'total_negative' })
  return faults
}
