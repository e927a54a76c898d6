import type { CompanyContext } from '#core/http/caller'
import { sendPdf } from '#modules/documents/public'
import { Statement } from '#modules/ledger/models/statement'
import { pdfName } from '#modules/ledger/pdf/pdf_name'
import { printStatement } from '#modules/ledger/pdf/print_statement'

export default class StatementPdfsController {
  /** A statement as it was sent. */
  async show({ company, params, response }: CompanyContext) {
    const { content, createdAt } = await Statement.findIn(company, params.id)
    const print = { companyId: company.id, createdAt: Number(createdAt) }
    return sendPdf(response, pdfName(content), await printStatement(content, print))
  }
}
