import { formatDay } from '#core/clock'
import { translate } from '#core/i18n/translate'
import { formatMoney } from '#core/money/format'
import { type DocumentLetters, VARIABLES, wordsOfDocument } from '#modules/correspondence/public'
import { Estimate } from '#modules/offers/estimates/models/estimate'
import { PDF_ATTACHMENT, pdfName } from '#modules/offers/estimates/pdf/pdf_name'

const { client, contact, company, date, total, period } = VARIABLES

/** How estimates are mailed. */
export const ESTIMATE_LETTERS: DocumentLetters<Estimate> = {
  type: 'estimate',
  mailKind: 'sales.estimate',
  textOf: (part) => `estimates:letters.estimate.${part}`,
  variables: {
    number: 'estimates:mail.number',
    client,
    contact,
    company,
    date,
    total,
    validUntil: 'estimates:letters.validUntil',
    period,
  },
  hasButton: true,
  hint: 'estimates:mail.hint',

  wordsOf: (estimate, reader) =>
    wordsOfDocument(estimate, reader, { validUntil: formatDay(estimate.validUntil) }),

  factsOf(estimate, language) {
    const label = (key: string) => translate(language, `estimates:mail.${key}`)
    return [
      [label('number'), estimate.number ?? ''],
      [label('date'), formatDay(estimate.dateOn)],
      [label('total'), formatMoney(estimate.total, estimate.currency, language)],
      [label('validUntil'), formatDay(estimate.validUntil)],
    ]
  },

  pdfName,
  pdfSource: PDF_ATTACHMENT,
  newest: (of) => Estimate.of(of).whereNot('status', 'Draft').orderBy('created_at', 'desc').first(),
}
