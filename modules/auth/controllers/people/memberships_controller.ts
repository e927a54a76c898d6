import { created } from '#core/http/answer'
import type { SignedInContext } from '#core/http/caller'
import { writeSecret } from '#core/http/write'
import { acceptAsMember } from '#modules/auth/actions/accept_invitation'
import { lockMember } from '#modules/auth/models/member'
import { SecretLink } from '#modules/auth/models/secret_link'
import { readMemberships } from '#modules/auth/queries/memberships'
import { membershipValidator } from '#modules/auth/validators/membership'

/** The companies that the caller belongs to. */
export default class MembershipsController {
  /** Those that let the caller in, by name. */
  async index({ caller }: SignedInContext) {
    return readMemberships(caller)
  }

  /** Accepts an invitation with the account of the caller, who stays in the present company until switching. */
  async store(ctx: SignedInContext) {
    const { token } = await ctx.request.validateUsing(membershipValidator)
    const invitation = await SecretLink.open(token, ['invitation'])
    return writeSecret(ctx, async () => {
      return created(ctx, await acceptAsMember(invitation, await lockMember(ctx.caller)))
    })
  }
}
