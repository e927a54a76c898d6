import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { saveSettings } from '#modules/datev/actions/save_settings'
import { DatevSettings } from '#modules/datev/models/datev_settings'
import { transformSettings } from '#modules/datev/transformers/datev_transformer'
import { datevSettingsValidator } from '#modules/datev/validators/datev'

export default class DatevSettingsController {
  async show({ company }: CompanyContext) {
    return transformSettings(await DatevSettings.orDefault(company))
  }

  /** Changes numbers, chart and accounts. */
  async update(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(datevSettingsValidator)
    return write(ctx, async () => transformSettings(await saveSettings(ctx.company, input)))
  }
}
