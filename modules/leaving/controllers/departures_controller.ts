import type { HttpContext } from '@adonisjs/core/http'
import { asActor } from '#core/audit/actor'
import { writeSecret } from '#core/http/write'
import { assertSecondFactor, verifyCredentials } from '#modules/auth/public'
import { leaveCompany } from '#modules/leaving/actions/leave_company'
import { actorOf } from '#modules/leaving/actor_of'
import { leaveValidator } from '#modules/leaving/validators/leaving'

export default class DeparturesController {
  /** Somebody deletes the own account; the company goes on. */
  async store(ctx: HttpContext) {
    const { email, password, code, reason } = await ctx.request.validateUsing(leaveValidator)
    const user = await verifyCredentials(ctx, email, password)
    await assertSecondFactor(user, code)
    return writeSecret(ctx, () =>
      asActor(actorOf(ctx, user), async () => {
        await leaveCompany(user.id, reason)
        return { success: true }
      })
    )
  }
}
