import type { Day } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { type Minor, NOTHING } from '#core/money/minor'
import type { Assumptions, Mood, Timing } from '#modules/forecast/rules/assumptions'
import { type BalanceOn, balanceCourse } from '#modules/forecast/rules/balance_course'
import { endOfHorizon } from '#modules/forecast/rules/buckets'
import { type CashItem, expectPayment } from '#modules/forecast/rules/expect_payment'
import type { Fact } from '#modules/forecast/rules/fact'
import { type ScenarioChange, withScenario } from '#modules/forecast/rules/scenario'
import { vatItems } from '#modules/forecast/rules/vat_items'
import { type ForecastFacts, readFacts } from './read_facts.js'
import { type StartingBalance, startingBalance } from './starting_balance.js'

export interface ForecastWish {
  today: Day
  /** Months after the present one. */
  months: number
  by: Timing
  changes?: readonly ScenarioChange[]
}

/** Expected payments in the company's currency, by mood. */
export interface Forecast {
  company: CompanyScope
  today: Day
  until: Day
  settings: ForecastFacts['settings']
  balance: StartingBalance | null
  items: Record<Mood, CashItem[]>
  /** The balance over the days. */
  courses: Record<Mood, BalanceOn[]>
  /** Expected payments in other currencies; no other figure includes them. */
  others: CashItem[]
}

/** The forecast of a company on a day: the same records and the same day give the same forecast. */
export async function forecastOf(company: CompanyScope, wish: ForecastWish): Promise<Forecast> {
  const { today, months, by, changes = [] } = wish
  const known = await readFacts(company, today)
  const { settings, habits } = known
  const until = endOfHorizon(today, months)
  const { currency } = company
  const own = known.facts.filter((fact) => fact.currency === currency)
  const facts = changes.length > 0 ? withScenario(own, changes, currency) : own
  const assumptions = { today, by, weights: settings.weights, habits }
  const range = { today, until, currency, vat: known.vat, after: settings.balanceOn ?? today }

  const expected = itemsIn('expected', facts, assumptions, range)
  const passedVat = expected.vat.filter(({ dueOn }) => dueOn <= today)
  const balance = await startingBalance(company, settings, {
    today,
    passed: [...known.passed, ...passedVat],
  })
  const start = balance?.today ?? NOTHING
  const items = {
    expected: comingOf(expected, range),
    optimistic: comingOf(itemsIn('optimistic', facts, assumptions, range), range),
    pessimistic: comingOf(itemsIn('pessimistic', facts, assumptions, range), range),
  }
  return {
    company,
    today,
    until,
    settings,
    balance,
    items,
    courses: coursesOf(start, today, items),
    others: known.facts
      .filter((fact) => fact.currency !== currency)
      .map((fact) => expectPayment(fact, 'expected', assumptions))
      .filter(({ day }) => day <= until),
  }
}

interface Range {
  today: Day
  until: Day
  currency: string
  vat: ForecastFacts['vat']
  after: Day
}

function itemsIn(mood: Mood, facts: readonly Fact[], assumptions: Assumptions, range: Range) {
  const payments = facts.map((fact) => expectPayment(fact, mood, assumptions))
  return { payments, vat: range.vat ? vatItems(range.vat, payments, range) : [] }
}

/** The payments up to the horizon, in the order of their days; VAT that was due already is in the balance. */
const comingOf = (
  { payments, vat }: ReturnType<typeof itemsIn>,
  { today, until }: Range
): CashItem[] =>
  [...payments, ...vat.filter(({ dueOn }) => dueOn > today)]
    .filter(({ day, amount }) => day <= until && amount !== 0n)
    .sort((one, other) =>
      one.day === other.day ? (one.key < other.key ? -1 : 1) : one.day < other.day ? -1 : 1
    )

const coursesOf = (start: Minor, today: Day, items: Forecast['items']) => ({
  expected: balanceCourse(start, today, items.expected),
  optimistic: balanceCourse(start, today, items.optimistic),
  pessimistic: balanceCourse(start, today, items.pessimistic),
})
