import type { HttpContext } from '@adonisjs/core/http'
import { asActor } from '#core/audit/actor'
import { writeSecret } from '#core/http/write'
import { assertSecondFactor, memberIn, verifyCredentials } from '#modules/auth/public'
import { leaveCompany } from '#modules/leaving/actions/leave_company'
import { actorOf } from '#modules/leaving/actor_of'
import { leaveValidator } from '#modules/leaving/validators/leaving'

export default class DeparturesController {
  /** Somebody leaves a company, which goes on. With the last company the account is deleted. */
  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(leaveValidator)
    const { email, password, companyId, code, reason } = input
    const member = await memberIn(await verifyCredentials(ctx, email, password), companyId)
    await assertSecondFactor(member, code)
    const { user } = member
    return writeSecret(ctx, () =>
      asActor(actorOf(ctx, user), async () => {
        await leaveCompany(user.id, reason)
        return { success: true }
      })
    )
  }
}
