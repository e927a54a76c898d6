import { created, noContent } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { addScenario, changeScenario } from '#modules/forecast/actions/save_scenario'
import { ForecastScenario } from '#modules/forecast/models/forecast_scenario'
import { transformScenario } from '#modules/forecast/transformers/scenario_transformer'
import { scenarioValidator } from '#modules/forecast/validators/forecast'

export default class ForecastScenariosController {
  /** The caller's own scenarios, the oldest first. */
  async index({ company, caller }: CompanyContext) {
    const scenarios = await ForecastScenario.of(company)
      .where('userId', caller.userId)
      .orderBy('createdAt')
      .orderBy('id')
    return scenarios.map((scenario) => transformScenario(scenario, company.currency))
  }

  async store(ctx: CompanyContext) {
    const { company, caller, request } = ctx
    const input = await request.validateUsing(scenarioValidator)
    return write(ctx, async () => {
      const scenario = await addScenario(company, caller.userId, input)
      return created(ctx, transformScenario(scenario, company.currency))
    })
  }

  async update(ctx: CompanyContext) {
    const { company, caller, params, request } = ctx
    const input = await request.validateUsing(scenarioValidator)
    return write(ctx, async () => {
      const scenario = await ForecastScenario.lockOwn(company, caller.userId, params.id)
      await changeScenario(company, scenario, input)
      return transformScenario(scenario, company.currency)
    })
  }

  async destroy(ctx: CompanyContext) {
    const { company, caller, params } = ctx
    return write(ctx, async () => {
      const scenario = await ForecastScenario.lockOwn(company, caller.userId, params.id)
      await scenario.delete()
      return noContent(ctx)
    })
  }
}
