import { noContent } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { resetFactorOfMember } from '#modules/auth/actions/reset_second_factor'
import { assertConfirmed } from '#modules/auth/confirmed_session'
import { findPerson } from '#modules/auth/queries/people_list'

export default class SecondFactorResetsController {
  /** Removes the second factor of somebody who has lost it; they sign in with the password and set up another one. */
  async store(ctx: CompanyContext) {
    await findPerson(ctx.company, ctx.params.id)
    await assertConfirmed(ctx.caller)
    return write(ctx, async () => {
      await resetFactorOfMember(ctx, ctx.params.id)
      return noContent(ctx)
    })
  }
}
