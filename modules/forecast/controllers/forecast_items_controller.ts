import type { CompanyContext } from '#core/http/caller'
import { forecastOf } from '#modules/forecast/queries/forecast'
import { readWish } from '#modules/forecast/queries/read_wish'
import { transformItem } from '#modules/forecast/transformers/forecast_transformer'
import { forecastItemsValidator } from '#modules/forecast/validators/forecast'

/** Most payments of one answer. */
const MOST = 200

export default class ForecastItemsController {
  /** The payments behind a figure, the first ones first. `more` says how many are left out. */
  async index(ctx: CompanyContext) {
    const { company, request } = ctx
    const input = await request.validateUsing(forecastItemsValidator, { data: request.qs() })
    const { scenario, ...wish } = await readWish(ctx, input)
    const { items } = await forecastOf(company, { ...wish, changes: scenario?.changes ?? [] })
    const { from, to, source } = input
    const wanted = items.expected.filter(
      (item) =>
        (!from || item.day >= from) &&
        (!to || item.day <= to) &&
        (!source || item.source === source)
    )
    return {
      currency: company.currency,
      items: wanted.slice(0, MOST).map(transformItem),
      more: Math.max(0, wanted.length - MOST),
    }
  }
}
