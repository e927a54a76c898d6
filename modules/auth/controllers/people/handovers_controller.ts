import { created } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { handOverLeftWork } from '#modules/auth/handover/hand_over_left_work'
import { handoverValidator } from '#modules/auth/validators/person'

export default class HandoversController {
  /** Gives the open work of a person without access to a successor. */
  async store(ctx: CompanyContext) {
    const { successorId } = await ctx.request.validateUsing(handoverValidator)
    return write(ctx, async () =>
      created(ctx, await handOverLeftWork(ctx, ctx.params.id, successorId))
    )
  }
}
