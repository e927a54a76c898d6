import { today } from '#core/clock'
import type { CompanyContext } from '#core/http/caller'
import { forecastOf } from '#modules/forecast/queries/forecast'
import { transformStrip } from '#modules/forecast/transformers/strip_transformer'

/** Months after the present one that the dashboard shows. */
const MONTHS = 3

export default class ForecastStripsController {
  /** The next three months for the dashboard, by the habits of clients. */
  async show({ company }: CompanyContext) {
    const day = today(company.timeZone)
    return transformStrip(await forecastOf(company, { today: day, months: MONTHS, by: 'habit' }))
  }
}
