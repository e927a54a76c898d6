import type { HttpContext } from '@adonisjs/core/http'
import { AppError } from '#core/errors/app_error'
import { writeSecret } from '#core/http/write'
import { exchangeDeviceCode } from '#modules/auth/device_codes/exchange_device_code'
import { deviceTokenValidator } from '#modules/auth/validators/device_code'

export default class DeviceTokensController {
  /**
   * Answers as the sign-in of a terminal does once the person has allowed it, exactly once. Before that, and otherwise,
   * 400 with a code of RFC 8628, section 3.5: `authorization_pending`, `slow_down` (wait five seconds more from now on),
   * `access_denied`, `expired_token` (also for codes that are unknown or used).
   */
  async store(ctx: HttpContext) {
    const { deviceCode } = await ctx.request.validateUsing(deviceTokenValidator)
    const outcome = await writeSecret(ctx, () => exchangeDeviceCode(ctx, deviceCode))
    if (typeof outcome === 'string') throw new AppError(400, `auth.${outcome}`)
    return outcome
  }
}
