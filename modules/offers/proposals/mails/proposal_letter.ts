import { formatDay } from '#core/clock'
import { translate } from '#core/i18n/translate'
import { formatMoney } from '#core/money/format'
import { type DocumentLetters, VARIABLES, wordsOfDocument } from '#modules/correspondence/public'
import { Proposal } from '#modules/offers/proposals/models/proposal'
import { PDF_ATTACHMENT, pdfName } from '#modules/offers/proposals/pdf/pdf_name'

const { client, contact, company, date, total } = VARIABLES

/** How proposals are mailed. */
export const PROPOSAL_LETTERS: DocumentLetters<Proposal> = {
  type: 'proposal',
  mailKind: 'proposals.proposal',
  textOf: (part) => `proposals:letters.proposal.${part}`,
  variables: {
    title: 'proposals:letters.title',
    number: 'proposals:mail.number',
    client,
    contact,
    company,
    date,
    total,
    validUntil: 'proposals:letters.validUntil',
  },
  hasButton: true,
  hint: 'proposals:mail.hint',

  wordsOf: (proposal, reader) =>
    wordsOfDocument(proposal, reader, {
      title: proposal.title,
      validUntil: formatDay(proposal.validUntil),
    }),

  factsOf(proposal, language) {
    const label = (key: string) => translate(language, `proposals:mail.${key}`)
    return [
      [label('number'), proposal.number ?? ''],
      [label('title'), proposal.title],
      [label('total'), formatMoney(proposal.total, proposal.currency, language)],
      [label('validUntil'), formatDay(proposal.validUntil)],
    ]
  },

  pdfName,
  pdfSource: PDF_ATTACHMENT,
  newest: (of) =>
    Proposal.of(of)
      .where('isArchived', false)
      .whereNot('status', 'Draft')
      .orderBy('created_at', 'desc')
      .first(),
}
