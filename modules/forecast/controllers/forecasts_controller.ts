import type { CompanyContext } from '#core/http/caller'
import { bankBalance, undecidedMoney } from '#modules/banking/public'
import { forecastOf } from '#modules/forecast/queries/forecast'
import { readWish } from '#modules/forecast/queries/read_wish'
import { transformForecast } from '#modules/forecast/transformers/forecast_transformer'
import { forecastValidator } from '#modules/forecast/validators/forecast'

export default class ForecastsController {
  /** Expected payments and the day the money runs out. A scenario is shown beside them and changes nothing. */
  async show(ctx: CompanyContext) {
    const { company, request } = ctx
    const input = await request.validateUsing(forecastValidator, { data: request.qs() })
    const { scenario, ...wish } = await readWish(ctx, input)
    const [forecast, tried, undecided, bank] = await Promise.all([
      forecastOf(company, wish),
      scenario && forecastOf(company, { ...wish, changes: scenario.changes }),
      undecidedMoney(company, company.currency),
      bankBalance(company, company.currency),
    ])
    return transformForecast(forecast, {
      by: wish.by,
      tried: scenario && tried ? { scenario, forecast: tried } : null,
      undecided,
      bank,
    })
  }
}
