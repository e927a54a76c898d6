import type { CompanyContext } from '#core/http/caller'
import { readNotesToSign } from '#modules/deliveries/public'
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

/** The caller's own work. There is no money on it, whoever calls. */
export default class EmployeeDashboardsController {
  async show(ctx: CompanyContext) {
    const { timeZone } = ctx.company
    const periods = [thisDay(timeZone), thisWeek(timeZone)]
    const [runningTask, openTasks, [secondsToday, secondsThisWeek], lastEntries, notesToSign] =
      await Promise.all([
        readRunningTask(ctx),
        readOpenTasks(ctx, MOST_TASKS),
        readWorkedSeconds(ctx, periods),
        readLatestTime(ctx, LATEST_ENTRIES),
        readNotesToSign(ctx, MOST_NOTES),
      ])
    return { runningTask, openTasks, secondsToday, secondsThisWeek, lastEntries, notesToSign }
  }
}
