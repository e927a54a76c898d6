import type { HttpContext } from '@adonisjs/core/http'
import { write } from '#core/http/write'
import { platformSettings } from '#modules/admin/queries/platform_settings'
import { settingsValidator } from '#modules/admin/validators/settings'
import { changeRegistrationMode } from '#modules/auth/public'

export default class SettingsController {
  /** The settings of the platform, the open links that let companies register, and what was changed. */
  async show() {
    return platformSettings()
  }

  /** Applies from the next request on; the change is written to the operator's log. */
  async update(ctx: HttpContext) {
    const { registration } = await ctx.request.validateUsing(settingsValidator)
    return write(ctx, async () => {
      await changeRegistrationMode(registration)
      return platformSettings()
    })
  }
}
