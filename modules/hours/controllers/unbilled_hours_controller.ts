import type { CompanyContext } from '#core/http/caller'
import { transformUnbilledSum } from '#modules/hours/transformers/unbilled_sum_transformer'
import { unbilledHoursValidator } from '#modules/hours/validators/hours'
import { unbilledSums } from '#modules/tasks/public'

export default class UnbilledHoursController {
  /** Unbilled hours and what they cost, by project, the oldest first; of one client or project when it is named. */
  async index({ company, request }: CompanyContext) {
    const filter = await request.validateUsing(unbilledHoursValidator, { data: request.qs() })
    const sums = await unbilledSums(company, filter)
    return sums.map((sum) => transformUnbilledSum(sum, company.timeZone))
  }
}
