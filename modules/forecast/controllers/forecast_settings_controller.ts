import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { saveSettings } from '#modules/forecast/actions/save_settings'
import { transformSettings } from '#modules/forecast/transformers/settings_transformer'
import { forecastSettingsValidator } from '#modules/forecast/validators/forecast'

export default class ForecastSettingsController {
  /** Changes what the forecast is based on: the balance, the minimum, the probabilities and how VAT is paid. */
  async update(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(forecastSettingsValidator)
    return write(ctx, async () => transformSettings(await saveSettings(ctx.company, input)))
  }
}
