import type { SignedInContext } from '#core/http/caller'
import { writeSecret } from '#core/http/write'
import { switchCompany } from '#modules/auth/actions/switch_company'
import { companySwitchValidator } from '#modules/auth/validators/membership'

export default class CompanySwitchesController {
  /** Goes on in another company of the caller. Answers as a sign-in does; the token of this session ends. */
  async store(ctx: SignedInContext) {
    const { companyId } = await ctx.request.validateUsing(companySwitchValidator)
    return writeSecret(ctx, async () => {
      const answer = await switchCompany(ctx.caller, companyId)
      ctx.response.header('clear-site-data', '"cache"')
      return answer
    })
  }
}
