import type { CompanyContext } from '#core/http/caller'
import { readNotesToSign } from '#modules/deliveries/public'
import { readOwnTargets } from '#modules/people/public'
import {
  readLatestTime,
  readOpenTasks,
  readRunningTask,
  readWorkedSeconds,
  thisDay,
  thisWeek,
} from '#modules/tasks/public'

const MOST_TASKS = 20
const LATEST_ENTRIES = 5
const MOST_NOTES = 10

/** The caller's own work. It contains no money for any caller. */
export default class EmployeeDashboardsController {
  async show(ctx: CompanyContext) {
    const { timeZone } = ctx.company
    const periods = [thisDay(timeZone), thisWeek(timeZone)]
    const [runningTask, openTasks, worked, lastEntries, notesToSign, targetSeconds] =
      await Promise.all([
        readRunningTask(ctx),
        readOpenTasks(ctx, MOST_TASKS),
        readWorkedSeconds(ctx, periods),
        readLatestTime(ctx, LATEST_ENTRIES),
        readNotesToSign(ctx, MOST_NOTES),
        readOwnTargets(ctx.company, ctx.caller.userId),
      ])
    const [secondsToday, secondsThisWeek] = worked
    return {
      runningTask,
      openTasks,
      secondsToday,
      secondsThisWeek,
      /** Target of today and this week; null without weekly hours. */
      targetSeconds,
      lastEntries,
      notesToSign,
    }
  }
}
