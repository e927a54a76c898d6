import type { Caller, SignedInContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { serverOutageOf } from '#core/mail/company_server/server_outage'
import { renamePerson } from '#modules/auth/actions/rename_user'
import { lockMember } from '#modules/auth/models/member'
import { User } from '#modules/auth/models/user'
import { readChoice } from '#modules/auth/queries/memberships'
import { transformCurrentUser } from '#modules/auth/transformers/current_user_transformer'
import { meValidator } from '#modules/auth/validators/me'

export default class MeController {
  async show({ caller }: SignedInContext) {
    return describe(caller)
  }

  /** Changes the name of the signed-in user. */
  async update(ctx: SignedInContext) {
    const { name } = await ctx.request.validateUsing(meValidator)
    return write(ctx, async () => {
      await renamePerson(await lockMember(ctx.caller), name)
      return describe(ctx.caller)
    })
  }
}

const describe = async (caller: Caller) =>
  transformCurrentUser(await User.findOrFail(caller.userId), caller, {
    companies: await readChoice(caller),
    isMailServerFailing: await seesOutage(caller),
  })

const seesOutage = async ({ role, company, visit }: Caller) =>
  role === 'owner' && !visit && company !== undefined
    ? (await serverOutageOf(company.id)) !== undefined
    : false
