import { today } from '#core/clock'
import type { CompanyContext } from '#core/http/caller'
import { statementDue } from '#modules/vat/filings/statement_due'

export default class RecapitulativeDuesController {
  /** The recapitulative statement that is due now or soon, unless it was reported; a list of one, or empty. */
  async index({ company }: CompanyContext) {
    const due = await statementDue(company, today(company.timeZone))
    return due ? [due] : []
  }
}
