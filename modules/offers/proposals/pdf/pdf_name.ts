import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import { pdfNameOf } from '#modules/offers/pdf_name'
import type { Proposal } from '#modules/offers/proposals/models/proposal'

/** Kind of the attachment source that makes the PDF. */
export const PDF_ATTACHMENT = 'proposals.proposal_pdf'

export const pdfName = (proposal: Proposal, language: Language) =>
  pdfNameOf(translate(language, 'proposals:documents.proposal'), proposal)
