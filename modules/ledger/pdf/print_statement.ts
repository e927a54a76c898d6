import { renderStatementPdf } from '#modules/documents/public'
import {
  printedStatement,
  type StatementContent,
  type StatementPrint,
} from '#modules/ledger/statement_content'

/** The PDF of a statement; of a stored one the same for ever. */
export const printStatement = async (content: StatementContent, print: StatementPrint) =>
  renderStatementPdf(await printedStatement(content, print))
