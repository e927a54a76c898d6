import type { SignedInContext } from '#core/http/caller'
import { networkOf } from '#core/http/limits/network_of'
import { readUserCode } from '#modules/auth/device_codes/codes'
import { limitCodeEntries } from '#modules/auth/device_codes/limits'
import { Company } from '#modules/auth/models/company'
import { DeviceSignIn } from '#modules/auth/models/device_sign_in'
import { User } from '#modules/auth/models/user'
import { userCodeValidator } from '#modules/auth/validators/device_code'

export default class DeviceCodePreviewsController {
  /** Shows which terminal would be signed in where, so that the caller can allow or refuse it. Changes nothing. */
  async store(ctx: SignedInContext) {
    const { userCode } = await ctx.request.validateUsing(userCodeValidator)
    await limitCodeEntries(ctx)
    const waiting = await DeviceSignIn.findUnanswered(userCode)
    const { email } = await User.findOrFail(ctx.caller.userId)
    const company = ctx.company && (await Company.findOrFail(ctx.company.id))
    return {
      userCode: readUserCode(userCode),
      device: waiting.device,
      ipAddress: waiting.ipAddress,
      /** Whether the terminal and this browser come from the same network. */
      isSameNetwork: networkOf(waiting.ipAddress) === networkOf(ctx.request.ip()),
      requestedAt: new Date(waiting.requestedAt).toISOString(),
      /** The person that the terminal would act for: more than one may use this browser. */
      email,
      /** The company that the terminal would work in; null for a super admin. */
      company: company?.name ?? null,
    }
  }
}
