import { today } from '#core/clock'
import type { CompanyContext } from '#core/http/caller'
import { filingDue } from '#modules/vat/filings/filing_due'

export default class VatFilingsController {
  /** The advance VAT return that is due now or soon, unless it is marked as reported; a list of one, or empty. */
  async index({ company }: CompanyContext) {
    const due = await filingDue(company, today(company.timeZone))
    return due ? [due] : []
  }
}
