import type { HttpContext } from '@adonisjs/core/http'
import { created } from '#core/http/answer'
import { writeSecret } from '#core/http/write'
import env from '#core/start/env'
import { POLL_INTERVAL } from '#modules/auth/device_codes/exchange_device_code'
import { limitCodeRequests } from '#modules/auth/device_codes/limits'
import { CODE_LIFETIME, DeviceSignIn } from '#modules/auth/models/device_sign_in'
import { deviceCodeRequestValidator } from '#modules/auth/validators/device_code'

export default class DeviceCodesController {
  /**
   * Two codes for a terminal that wants to be signed in (RFC 8628, section 3.2): the person enters `userCode` at
   * `verificationUrl` in a browser, and meanwhile the terminal asks `/api/auth/device-tokens` with `deviceCode`, at most
   * once in `interval` seconds. Both are good for `expiresIn` seconds. `device`, the name of the machine, is shown to the
   * person and later among the devices.
   */
  async store(ctx: HttpContext) {
    const { device } = await ctx.request.validateUsing(deviceCodeRequestValidator)
    await limitCodeRequests(ctx)
    const { deviceCode, userCode } = await writeSecret(ctx, () =>
      DeviceSignIn.request({ device, ipAddress: ctx.request.ip() })
    )
    const verificationUrl = `${env.APP_URL}/device`
    return created(ctx, {
      deviceCode,
      userCode,
      verificationUrl,
      verificationUrlComplete: `${verificationUrl}?code=${userCode}`,
      expiresIn: CODE_LIFETIME / 1000,
      interval: POLL_INTERVAL / 1000,
    })
  }
}
