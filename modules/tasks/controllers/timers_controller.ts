import { instantText } from '#core/clock'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { stopAnyTimer } from '#modules/tasks/actions/stop_timer'
import { type ForgottenTimer, findForgotten } from '#modules/tasks/forgotten/forgotten_timer'
import { thisDay } from '#modules/tasks/local_time'
import { readWorkedSeconds } from '#modules/tasks/queries/own_work'
import { ownRunningTimeEntry } from '#modules/tasks/queries/time_entries'
import { transformTimeEntryWithTask } from '#modules/tasks/transformers/time_entry_transformer'
import { timerStopValidator } from '#modules/tasks/validators/time_change'

export default class TimersController {
  /**
   * The caller's timer: the running time entry with its task, null when none runs. `forgotten` proposes an end when
   * nobody seems to work on it any more, else it is null.
   */
  async show(ctx: CompanyContext) {
    const running = await ownRunningTimeEntry(ctx)
    if (!running) return { timeEntry: null, forgotten: null }
    const forgotten = await findForgotten(ctx.company, {
      userId: running.user_id,
      startedAt: running.started_at,
      breakSeconds: running.break_seconds,
      pausedAt: running.paused_at,
    })
    return {
      timeEntry: transformTimeEntryWithTask(running),
      forgotten: forgotten && transformForgotten(forgotten),
    }
  }

  /**
   * Stops whatever runs, also in the past, or the given entry alone; `todaySeconds` is all work of the day so far.
   * @throws 409 `no_timer`, `other_timer`
   */
  async destroy(ctx: CompanyContext) {
    const stop = await ctx.request.validateUsing(timerStopValidator)
    return write(ctx, async () => {
      const timeEntry = await stopAnyTimer(ctx, stop)
      const [todaySeconds = 0] = await readWorkedSeconds(ctx, [thisDay(ctx.company.timeZone)])
      return { success: true, timeEntry, todaySeconds }
    })
  }
}

const transformForgotten = ({ because, lastActivityAt, proposedEnd }: ForgottenTimer) => ({
  because,
  lastActivityAt: instantText(lastActivityAt),
  proposedEnd: instantText(proposedEnd),
})
