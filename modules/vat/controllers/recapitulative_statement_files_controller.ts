import type { CompanyContext } from '#core/http/caller'
import { MOST_LINES, recapitulativeFile } from '#modules/vat/recapitulative/recapitulative_file'
import { recapitulativeStatement } from '#modules/vat/recapitulative/recapitulative_statement'
import { recapitulativeValidator } from '#modules/vat/validators/vat'

export default class RecapitulativeStatementFilesController {
  /** The statement as a file for ELSTER; documents without a VAT id are not in it. */
  async show({ company, request, response }: CompanyContext) {
    const range = await request.validateUsing(recapitulativeValidator, { data: request.qs() })
    const { lines } = await recapitulativeStatement(company, range)
    response.header('content-type', 'text/csv; charset=utf-8')
    response.header(
      'content-disposition',
      `attachment; filename="ZM_${range.from}_${range.to}.csv"`
    )
    response.header('cache-control', 'private, no-store')
    return recapitulativeFile(lines.slice(0, MOST_LINES))
  }
}
