import type { Instant } from '#core/clock'
import { renderStatementPdf, renderStatementSvg } from '#modules/documents/public'
import { printedStatement, type StatementContent } from '#modules/ledger/statement_content'

/** The PDF of a statement; of a stored one the same for ever. */
export const printStatement = async (content: StatementContent, createdAt: Instant) =>
  renderStatementPdf(await printedStatement(content, createdAt))

/** The same pages as a picture for the screen. */
export const drawStatement = async (content: StatementContent, createdAt: Instant) =>
  renderStatementSvg(await printedStatement(content, createdAt))
