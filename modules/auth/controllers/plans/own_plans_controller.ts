import type { CompanyContext } from '#core/http/caller'
import { readPlanUsage } from '#modules/auth/plans/plan_usage'

export default class OwnPlansController {
  /** The plan of the company with its usage; `plan` is null where nothing is limited. */
  async show({ company }: CompanyContext) {
    return { plan: await readPlanUsage(company.id) }
  }
}
