import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { recordOffline } from '#modules/tasks/actions/record_offline'
import { offlineTimeValidator } from '#modules/tasks/validators/offline_time'

export default class OfflineTimesController {
  /** Records the caller's time from a client that had no connection. */
  async store(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(offlineTimeValidator)
    return write(ctx, async () => ({ success: true, timeEntry: await recordOffline(ctx, input) }))
  }
}
