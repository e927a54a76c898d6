import type { Day } from '#core/clock'
import { type Minor, minor, NOTHING } from '#core/money/minor'
import type { Fact, Source } from './fact.js'

/** One change that a scenario makes to the forecast. */
export type ScenarioChange =
  /** A payment comes or goes on another day. */
  | { kind: 'shift'; key: string; label: string; day: Day }
  /** A client brings nothing more; `withOpen` when it does not pay what it owes either. */
  | { kind: 'drop'; clientId: string; name: string; withOpen: boolean }
  /** A payment that comes or goes once. `amount` is in minor units, as text. */
  | { kind: 'once'; name: string; day: Day; direction: 'in' | 'out'; amount: string }

/** The facts as a scenario changes them. The facts themselves stay as they are. */
export const withScenario = (
  facts: readonly Fact[],
  changes: readonly ScenarioChange[],
  currency: string
): Fact[] =>
  changes.reduce<Fact[]>(
    (left, change, index) => changed(left, change, index, currency),
    [...facts]
  )

function changed(facts: Fact[], change: ScenarioChange, index: number, currency: string): Fact[] {
  switch (change.kind) {
    case 'shift':
      return facts.map((fact) =>
        fact.key === change.key ? { ...fact, dueOn: change.day, isFixed: true } : fact
      )
    case 'drop':
      return facts.filter(
        ({ clientId, source }) =>
          clientId !== change.clientId || (source === 'invoices' && !change.withOpen)
      )
    case 'once':
      return [...facts, onceOff(change, index, currency)]
  }
}

function onceOff(
  { name, day, direction, amount }: Extract<ScenarioChange, { kind: 'once' }>,
  index: number,
  currency: string
): Fact {
  const units: Minor = minor(BigInt(amount))
  const source: Source = direction === 'in' ? 'otherIn' : 'otherOut'
  return {
    key: `once:${index}`,
    source,
    currency,
    amount: direction === 'in' ? units : minor(-units),
    tax: NOTHING,
    dueOn: day,
    invoicedOn: null,
    isFixed: true,
    clientId: null,
    clientName: '',
    label: name,
    link: null,
  }
}
