import type { CompanyContext } from '#core/http/caller'
import { VatStatement } from '#modules/vat/models/vat_statement'
import { recapitulativeStatement } from '#modules/vat/recapitulative/recapitulative_statement'
import {
  transformReported,
  transformStatement,
} from '#modules/vat/transformers/recapitulative_transformer'
import { recapitulativeValidator } from '#modules/vat/validators/vat'

export default class RecapitulativeStatementsController {
  /** Supplies to businesses in other countries of the EU by VAT id, to be reported to the tax office. */
  async show({ company, request }: CompanyContext) {
    const range = await request.validateUsing(recapitulativeValidator, { data: request.qs() })
    const statement = await recapitulativeStatement(company, range)
    const [reported] = await VatStatement.ofPeriod(company, range)
    return { ...range, ...transformStatement(statement), ...transformReported(statement, reported) }
  }
}
