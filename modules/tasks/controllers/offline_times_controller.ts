import type { CompanyContext } from '#core/http/caller'
import { takeKey, write } from '#core/http/write'
import { takeBreaks } from '#modules/tasks/actions/given_up_breaks'
import { recordOffline } from '#modules/tasks/actions/record_offline'
import { offlineTimeValidator } from '#modules/tasks/validators/offline_time'

export default class OfflineTimesController {
  /** Records the caller's time from a client that had no connection. */
  async store(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(offlineTimeValidator)
    return write(ctx, async () => {
      const begun = input.startKey && (await takeKey(ctx, input.startKey))
      const time = { ...input, breaks: await takeBreaks(ctx, input.breaks) }
      return { success: true, timeEntry: await recordOffline(ctx, time, entryOf(begun)) }
    })
  }
}

/** The entry that the answer of a start names. */
function entryOf(answer: unknown): string | undefined {
  const { timeEntry } = (answer || {}) as { timeEntry?: { _id?: unknown } }
  return typeof timeEntry?._id === 'string' ? timeEntry._id : undefined
}
