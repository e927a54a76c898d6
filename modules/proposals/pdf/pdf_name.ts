import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import type { Proposal } from '#modules/proposals/models/proposal'

/** Kind of the attachment source that makes the PDF of a proposal. */
export const PDF_ATTACHMENT = 'proposals.proposal_pdf'

/** `Projektangebot-PR-2026-0001-V2.pdf`, with characters that every file system accepts. */
export function pdfName(proposal: Pick<Proposal, 'number' | 'revision'>, language: Language) {
  const title = translate(language, 'proposals:documents.proposal')
  const name = [title, numberWithVersion(proposal)].filter(Boolean).join('-')
  return `${name.replace(/[^\p{L}\p{N}._-]+/gu, '-')}.pdf`
}

/** The printed number: later versions have a suffix. */
export const numberWithVersion = ({ number, revision }: Pick<Proposal, 'number' | 'revision'>) =>
  number && Number(revision) > 1 ? `${number} V${revision}` : (number ?? '')
