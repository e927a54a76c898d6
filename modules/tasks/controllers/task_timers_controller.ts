import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { startTimer } from '#modules/tasks/actions/start_timer'
import { stopTimer } from '#modules/tasks/actions/stop_timer'
import { readTimeEntry } from '#modules/tasks/queries/time_entry_page'
import { transformStoppedTimer } from '#modules/tasks/transformers/stopped_timer_transformer'
import { taskTimerStopValidator, timerMomentValidator } from '#modules/tasks/validators/time_change'

/** The caller's timer on a task: `store` starts it, `destroy` stops it. */
export default class TaskTimersController {
  async store(ctx: CompanyContext) {
    const { at } = await ctx.request.validateUsing(timerMomentValidator)
    return write(ctx, async () => {
      const { entry, stopped } = await startTimer(ctx, ctx.params.id, at)
      return {
        success: true,
        timeEntry: await readTimeEntry(ctx, entry.id),
        ...(stopped && { stopped: transformStoppedTimer(stopped.task, stopped.entry) }),
      }
    })
  }

  async destroy(ctx: CompanyContext) {
    const stop = await ctx.request.validateUsing(taskTimerStopValidator)
    return write(ctx, async () => ({
      success: true,
      timeEntry: await stopTimer(ctx, ctx.params.id, stop),
    }))
  }
}
