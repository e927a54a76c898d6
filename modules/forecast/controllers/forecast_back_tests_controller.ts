import type { CompanyContext } from '#core/http/caller'
import { backTest } from '#modules/forecast/queries/back_test'
import { readWish } from '#modules/forecast/queries/read_wish'
import { transformBackTest } from '#modules/forecast/transformers/back_test_transformer'
import { forecastValidator } from '#modules/forecast/validators/forecast'

export default class ForecastBackTestsController {
  /** Forecasts of the past six months beside the actual figures. */
  async show(ctx: CompanyContext) {
    const { company, request } = ctx
    const input = await request.validateUsing(forecastValidator, { data: request.qs() })
    const { today, by } = await readWish(ctx, input)
    return transformBackTest(await backTest(company, { today, by }), company.currency)
  }
}
