import { today } from '#core/clock'
import type { CompanyContext } from '#core/http/caller'
import { ForecastScenario } from '#modules/forecast/models/forecast_scenario'
import type { ForecastWishInput } from '#modules/forecast/validators/forecast'

/** The forecast that a request asks for: six months, by the habits of clients, unless it says otherwise. @throws 404 for a scenario that is not the caller's */
export async function readWish(
  { company, caller }: Pick<CompanyContext, 'company' | 'caller'>,
  { months = '6', by = 'habit', scenario }: ForecastWishInput
) {
  return {
    today: today(company.timeZone),
    months: Number(months),
    by,
    scenario: scenario ? await ForecastScenario.findOwn(company, caller.userId, scenario) : null,
  }
}
