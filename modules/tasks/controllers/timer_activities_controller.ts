import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { noContent } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'

const SEEN = 'update active_timers set active_at = ? where company_id = ? and user_id = ?'

export default class TimerActivitiesController {
  /** Keeps that the caller is at work now, for the proposal when the timer is forgotten; nothing without a timer. */
  async store(ctx: CompanyContext) {
    return write(ctx, async () => {
      await changeRows(SEEN, [now(), ctx.company.id, ctx.caller.userId])
      return noContent(ctx)
    })
  }
}
