import { noContent } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { resetFactorOfMember } from '#modules/auth/actions/reset_second_factor'
import { assertConfirmed } from '#modules/auth/confirmed_session'
import { findPerson } from '#modules/auth/queries/people_list'

export default class SecondFactorResetsController {
  /** Removes a lost second factor; its owner then signs in with the password and sets up another one. */
  async store(ctx: CompanyContext) {
    await findPerson(ctx.company, ctx.params.id)
    await assertConfirmed(ctx.caller)
    return write(ctx, async () => {
      await resetFactorOfMember(ctx, ctx.params.id)
      return noContent(ctx)
    })
  }
}
