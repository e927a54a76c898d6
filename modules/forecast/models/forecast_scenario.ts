import { BaseModel, column } from '@adonisjs/lucid/orm'
import type { Instant } from '#core/clock'
import { notFound } from '#core/errors/app_error'
import { CompanyOwned, type CompanyReference } from '#core/tenancy/company_owned'
import type { ScenarioChange } from '#modules/forecast/rules/scenario'

const json = {
  prepare: (value: unknown) => JSON.stringify(value),
  consume: (value: unknown) => (typeof value === 'string' ? JSON.parse(value) : value),
}

/** One person's experiment with the forecast. It changes no record of the company. */
export class ForecastScenario extends CompanyOwned(BaseModel) {
  static override table = 'forecast_scenarios'

  @column() declare userId: string
  @column() declare name: string
  @column(json) declare changes: ScenarioChange[]
  @column({ consume: Number }) declare version: number
  @column({ consume: Number }) declare createdAt: Instant

  /** @throws 404 when it is not there, of another company or of another person */
  static async findOwn(company: CompanyReference, userId: string, id: string) {
    const scenario = await ForecastScenario.one(company, id)
    if (scenario?.userId !== userId) throw notFound()
    return scenario
  }

  /** The same, kept for the open transaction until it ends. */
  static async lockOwn(company: CompanyReference, userId: string, id: string) {
    const scenario = await ForecastScenario.oneLocked(company, id)
    if (scenario?.userId !== userId) throw notFound()
    return scenario
  }
}
