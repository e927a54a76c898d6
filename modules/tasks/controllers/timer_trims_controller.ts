import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { stopAnyTimer } from '#modules/tasks/actions/stop_timer'
import { momentValidator } from '#modules/tasks/validators/time_change'

export default class TimerTrimsController {
  /** Ends the caller's forgotten timer at an instant in the past. @throws 409 `no_timer` */
  async store(ctx: CompanyContext) {
    const { at } = await ctx.request.validateUsing(momentValidator)
    return write(ctx, async () => ({
      success: true,
      timeEntry: await stopAnyTimer(ctx, { at, kind: 'trim' }),
    }))
  }
}
