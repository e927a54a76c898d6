import type { CompanyContext } from '#core/http/caller'
import { readAttention } from '#modules/analytics/queries/attention'
import { readChecklist } from '#modules/analytics/queries/checklist'
import { readReceivables, readReceived } from '#modules/analytics/queries/money_sums'
import { monthSoFar } from '#modules/analytics/reports/month_so_far'
import { momentIn } from '#modules/invoicing/public'
import { isWelcomeOpen } from '#modules/settings/public'
import { readRunningTask } from '#modules/tasks/public'

/** The desk's first page: what to set up, what is owed, what came in this month, what is urgent. */
export default class DashboardsController {
  async show(ctx: CompanyContext) {
    const { company } = ctx
    const at = momentIn(company)
    const { current, before } = monthSoFar(at.today)
    const isOwner = ctx.caller.role === 'owner'
    const [isWelcome, checklist, sums, received, receivedBefore, attention, runningTask] =
      await Promise.all([
        isOwner && isWelcomeOpen(company),
        readChecklist(company),
        readReceivables(company, at),
        readReceived(company, current),
        readReceived(company, before),
        readAttention(ctx, at),
        readRunningTask(ctx),
      ])
    return {
      /** Whether the owner is asked the first questions. */
      isWelcome,
      checklist,
      ...sums,
      received,
      receivedFrom: current.from,
      /** Of the same days of the month before. */
      receivedBefore,
      receivedBeforeTo: before.to,
      attention,
      runningTask,
    }
  }
}
