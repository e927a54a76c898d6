import type { CompanyContext } from '#core/http/caller'
import { readTimeReport } from '#modules/tasks/report/time_report'
import { timeReportValidator } from '#modules/tasks/validators/time_report'

export default class TimeReportsController {
  /** Worked time of some days in groups; for employees their own. */
  async show(ctx: CompanyContext) {
    const wish = await ctx.request.validateUsing(timeReportValidator, { data: ctx.request.qs() })
    return readTimeReport(ctx, wish)
  }
}
