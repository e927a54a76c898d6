import { today } from '#core/clock'
import type { CompanyContext } from '#core/http/caller'
import { forecastOf } from '#modules/forecast/queries/forecast'
import { transformStrip } from '#modules/forecast/transformers/strip_transformer'

/** Months after the present one for which the dashboard says whether the money lasts, as the forecast begins. */
const MONTHS = 6

export default class ForecastStripsController {
  /** Half a year in short for the dashboard, by the habits of clients. */
  async show({ company }: CompanyContext) {
    const day = today(company.timeZone)
    return transformStrip(await forecastOf(company, { today: day, months: MONTHS, by: 'habit' }))
  }
}
