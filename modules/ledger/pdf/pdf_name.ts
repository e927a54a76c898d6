import { translate } from '#core/i18n/translate'
import type { StatementContent } from '#modules/ledger/statement_content'

/** Kind of the attachment source that makes the PDF of a statement. */
export const PDF_ATTACHMENT = 'ledger.statement'

/** `Kontoauszug-K-0001-2026-11-21.pdf`, with characters that every file system accepts. */
export const pdfName = ({ language, buyer, until }: StatementContent) =>
  `${[translate(language, 'ledger:statement.file'), buyer.number, until]
    .join('-')
    .replace(/[^\p{L}\p{N}._-]+/gu, '-')}.pdf`
