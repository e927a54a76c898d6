import { today } from '#core/clock'
import type { CompanyContext } from '#core/http/caller'
import { forecastOf } from '#modules/forecast/queries/forecast'
import { USUAL_MONTHS } from '#modules/forecast/queries/outlook'
import { transformStrip } from '#modules/forecast/transformers/strip_transformer'

export default class ForecastStripsController {
  /** Half a year in short for the dashboard, by the habits of clients. */
  async show({ company }: CompanyContext) {
    const day = today(company.timeZone)
    return transformStrip(
      await forecastOf(company, { today: day, months: USUAL_MONTHS, by: 'habit' })
    )
  }
}
