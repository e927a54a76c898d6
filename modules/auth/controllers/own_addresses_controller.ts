import { noContent } from '#core/http/answer'
import type { SignedInContext } from '#core/http/caller'
import { writeSecret } from '#core/http/write'
import { beginAddressChange, cancelAddressChange } from '#modules/auth/actions/change_address'
import { assertConfirmed } from '#modules/auth/confirmed_session'
import { foldEmail, User } from '#modules/auth/models/user'
import { waitingAddress } from '#modules/auth/queries/waiting_address'
import { assertMayMail } from '#modules/auth/sign_in_tries'
import { ownAddressValidator } from '#modules/auth/validators/own_address'

/** The address that the caller signs in with. */
export default class OwnAddressesController {
  async show({ caller }: SignedInContext) {
    const { email } = await User.findOrFail(caller.userId)
    return { email, waiting: await waitingAddress(caller.userId) }
  }

  /** Sends a link to another address; the present one signs in until that was opened. */
  async update(ctx: SignedInContext) {
    const { email } = await ctx.request.validateUsing(ownAddressValidator)
    await assertConfirmed(ctx.caller)
    await assertMayMail(email)
    return writeSecret(ctx, async () => {
      const user = await User.lock(ctx.caller.userId)
      await beginAddressChange(user, foldEmail(email))
      return { email: user.email, waiting: await waitingAddress(user.id) }
    })
  }

  /** Ends a change that was not confirmed yet. */
  async destroy(ctx: SignedInContext) {
    return writeSecret(ctx, async () => {
      await cancelAddressChange(await User.lock(ctx.caller.userId))
      return noContent(ctx)
    })
  }
}
