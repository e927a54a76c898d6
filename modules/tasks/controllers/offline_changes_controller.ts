import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { changeOffline } from '#modules/tasks/actions/change_offline'
import { takeBreaks } from '#modules/tasks/actions/given_up_breaks'
import { offlineChangeValidator } from '#modules/tasks/validators/offline_time'

export default class OfflineChangesController {
  /** Breaks and the end of the caller's own entry, from a client that had no connection. */
  async store(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(offlineChangeValidator)
    return write(ctx, async () => {
      const breaks = await takeBreaks(ctx, input.breaks)
      return {
        success: true,
        timeEntry: await changeOffline(ctx, ctx.params.id, { ...input, breaks }),
      }
    })
  }
}
