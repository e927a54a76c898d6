import { instantText, now } from '#core/clock'
import type { CompanyContext } from '#core/http/caller'
import { checkChain } from '#modules/audit/queries/check_chain'

export default class AuditChecksController {
  /** Reads the whole chain and says whether a row was changed, put in or taken out behind Kontor's back. */
  async show({ company }: CompanyContext) {
    const { fault, entries } = await checkChain(company.id)
    return { isWhole: fault === null, fault, entries, checkedAt: instantText(now()) }
  }
}
