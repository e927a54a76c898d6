import type { Papers } from '#modules/documents/public'
import { Statement } from '#modules/ledger/models/statement'
import { pdfName } from './pdf_name.js'
import { printStatement } from './print_statement.js'

/** Statements of account as PDFs, as they were sent. */
export const STATEMENT_PAPERS: Papers = {
  folder: 'statements',
  issued: 'select id from statements where company_id = ? order by id',
  async print(companyId, id) {
    const statement = await Statement.findIn({ id: companyId }, id)
    const createdAt = Number(statement.createdAt)
    return {
      name: pdfName(statement.content),
      content: await printStatement(statement.content, { companyId, createdAt }),
      issuedAt: createdAt,
    }
  },
}
