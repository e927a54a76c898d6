import { AppError } from '#core/errors/app_error'
import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import {
  contentFaults,
  contentOfRow,
  type DocumentFault,
  dueFaults,
  sayFaults,
  TOO_MUCH_IN_ADVANCE,
  taxFaults,
} from '#modules/documents/public'
import { mandateFaults } from '#modules/invoicing/direct_debit/debit_on_issue'
import { missingParticulars } from '#modules/invoicing/law/german_particulars'
import { triangularFaults } from '#modules/invoicing/law/triangular'
import { buyerField, type Written } from '#modules/invoicing/law/written'
import { zeroRateFaults } from '#modules/invoicing/law/zero_rates'

/**
 * Every reason why an invoice cannot be issued, with its sentence: our own rules for documents, and the law.
 * @param language of the sentences
 */
export const issueFaults = (written: Written, language: Language) => [
  ...sayFaults(ownFaults(written), language),
  ...legalFaults(written).map((fault) => ({
    ...fault,
    message: translate(language, `invoicing:errors.${fault.rule}`),
  })),
  ...sayFaults(
    taxFaults({
      ...written,
      lines: written.lines.map(contentOfRow),
      buyerVatIdField: buyerField(written.invoice, 'vatId'),
    }),
    language
  ),
]

const ownFaults = ({ invoice, lines }: Written): DocumentFault[] =>
  contentFaults(
    invoice,
    lines,
    dueFaults(invoice),
    invoice.stage === 'final' ? TOO_MUCH_IN_ADVANCE : undefined
  )

const legalFaults = (written: Written) => [
  ...missingParticulars(written),
  ...zeroRateFaults(written.lines),
  ...triangularFaults(written),
  ...mandateFaults(written.invoice, written.seller, written.mandate),
]

/**
 * Refuses an invoice that lacks something.
 * @param language of the sentences in the failure
 * @throws 422 `invoice_incomplete` with every field that is missing or wrong
 */
export function assertComplete(written: Written, language: Language) {
  const fields = issueFaults(written, language)
  if (fields.length > 0)
    throw new AppError(422, 'invoicing.invoice_incomplete', { extra: { fields } })
}
