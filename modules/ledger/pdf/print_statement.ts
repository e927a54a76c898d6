import type { Instant } from '#core/clock'
import { renderStatementPdf } from '#modules/documents/public'
import { printedStatement, type StatementContent } from '#modules/ledger/statement_content'

/** The PDF of a statement; of a stored one the same for ever. */
export const printStatement = async (content: StatementContent, createdAt: Instant) =>
  renderStatementPdf(await printedStatement(content, createdAt))
