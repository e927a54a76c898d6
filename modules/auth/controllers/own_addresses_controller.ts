import { noContent } from '#core/http/answer'
import type { SignedInContext } from '#core/http/caller'
import { writeSecret } from '#core/http/write'
import { beginAddressChange, cancelAddressChange } from '#modules/auth/actions/change_address'
import { assertConfirmed } from '#modules/auth/confirmed_session'
import { Account, foldEmail } from '#modules/auth/models/account'
import { lockMember } from '#modules/auth/models/member'
import { waitingAddress } from '#modules/auth/queries/waiting_address'
import { assertMayMail } from '#modules/auth/sign_in_limits/sign_in_tries'
import { ownAddressValidator } from '#modules/auth/validators/own_address'

/** The address that the caller signs in with. */
export default class OwnAddressesController {
  async show({ caller }: SignedInContext) {
    const { email } = await Account.findOrFail(caller.accountId)
    return { email, waiting: await waitingAddress(caller.accountId) }
  }

  /** Sends a link to another address; the present one signs in until that was opened. */
  async update(ctx: SignedInContext) {
    const { email } = await ctx.request.validateUsing(ownAddressValidator)
    await assertConfirmed(ctx.caller)
    await assertMayMail(email)
    return writeSecret(ctx, async () => {
      const member = await lockMember(ctx.caller)
      await beginAddressChange(member, foldEmail(email))
      const { id, email: present } = member.account
      return { email: present, waiting: await waitingAddress(id) }
    })
  }

  /** Ends a change that was not confirmed yet. */
  async destroy(ctx: SignedInContext) {
    return writeSecret(ctx, async () => {
      const { account } = await lockMember(ctx.caller)
      await cancelAddressChange(account.id)
      return noContent(ctx)
    })
  }
}
