import { now } from '#core/clock'
import { conflict, FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { ForecastScenario } from '#modules/forecast/models/forecast_scenario'
import type { ScenarioChange } from '#modules/forecast/rules/scenario'
import { transformScenario } from '#modules/forecast/transformers/scenario_transformer'
import type { ScenarioInput } from '#modules/forecast/validators/forecast'
import { amountAt } from './amount_at.js'

/** Most scenarios of one person. */
const MOST = 20

/** Only inside inTx. @throws 409 `too_many_scenarios`, 422 as changeOf */
export async function addScenario(company: CompanyScope, userId: string, input: ScenarioInput) {
  const own = await ForecastScenario.of(company).where('userId', userId).select('id').limit(MOST)
  if (own.length >= MOST) throw conflict('forecast.too_many_scenarios', { values: { most: MOST } })
  const scenario = ForecastScenario.for(company).merge({ userId, createdAt: now(), version: 1 })
  fill(scenario, company, input)
  await scenario.save()
  return scenario
}

/** Only inside inTx. @throws 409 `version_conflict`, 422 as changeOf */
export async function changeScenario(
  company: CompanyScope,
  scenario: ForecastScenario,
  input: ScenarioInput
) {
  if (input.version !== undefined && input.version !== scenario.version) {
    const current = transformScenario(scenario, company.currency)
    throw conflict('version_conflict', { extra: { current } })
  }
  fill(scenario, company, input)
  scenario.version += 1
  await scenario.save()
}

function fill(scenario: ForecastScenario, { currency }: CompanyScope, input: ScenarioInput) {
  scenario.name = input.name
  scenario.changes = input.changes.map((change, index) => changeOf(change, index, currency))
}

/** @throws FieldError 422 for what a change of its kind needs */
function changeOf(
  change: ScenarioInput['changes'][number],
  index: number,
  currency: string
): ScenarioChange {
  const at = (name: string) => `changes.${index}.${name}`
  const { kind, name, key, day, clientId, withOpen, direction, amount } = change
  if (kind === 'drop') {
    if (!clientId) throw new FieldError(at('clientId'), 'forecast.client_missing')
    return { kind, clientId, name, withOpen: withOpen ?? false }
  }
  if (!day) throw new FieldError(at('day'), 'forecast.day_missing')
  if (kind === 'shift') {
    if (!key) throw new FieldError(at('key'), 'forecast.payment_missing')
    return { kind, key, label: name, day }
  }
  if (!amount) throw new FieldError(at('amount'), 'forecast.amount_missing')
  const units = amountAt(at('amount'), amount, currency)
  return { kind, name, day, direction: direction ?? 'out', amount: String(units) }
}
