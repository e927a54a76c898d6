import { minor, moneyNumber } from '#core/money/minor'
import type { ForecastScenario } from '#modules/forecast/models/forecast_scenario'
import type { ScenarioChange } from '#modules/forecast/rules/scenario'

/** A scenario, its amounts in major units of the company's currency. */
export const transformScenario = (
  { id, name, changes, version }: ForecastScenario,
  currency: string
) => ({
  _id: id,
  name,
  changes: changes.map((change) => transformChange(change, currency)),
  version,
})

function transformChange(change: ScenarioChange, currency: string) {
  const none = {
    key: null,
    day: null,
    clientId: null,
    withOpen: null,
    direction: null,
    amount: null,
  }
  switch (change.kind) {
    case 'shift':
      return { ...none, kind: change.kind, name: change.label, key: change.key, day: change.day }
    case 'drop': {
      const { kind, name, clientId, withOpen } = change
      return { ...none, kind, name, clientId, withOpen }
    }
    case 'once': {
      const { kind, name, day, direction } = change
      const amount = moneyNumber(minor(BigInt(change.amount)), currency)
      return { ...none, kind, name, day, direction, amount }
    }
  }
}
