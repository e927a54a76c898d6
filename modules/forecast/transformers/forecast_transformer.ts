import type { Day } from '#core/clock'
import { type Minor, minor, moneyNumber, NOTHING } from '#core/money/minor'
import type { ForecastScenario } from '#modules/forecast/models/forecast_scenario'
import type { Forecast } from '#modules/forecast/queries/forecast'
import { type Period, periodsOf } from '#modules/forecast/queries/periods'
import type { Timing } from '#modules/forecast/rules/assumptions'
import { type BalanceOn, firstBelow, lowestOf } from '#modules/forecast/rules/balance_course'
import { monthBuckets, weekBuckets } from '#modules/forecast/rules/buckets'
import type { CashItem } from '#modules/forecast/rules/expect_payment'
import { isInflow } from '#modules/forecast/rules/fact'
import { transformSettings } from './settings_transformer.js'

/** A forecast as the API shows it, in major units of the company's currency. */
export function transformForecast(
  forecast: Forecast,
  {
    by,
    tried,
    undecided,
    bank,
  }: {
    by: Timing
    tried: { scenario: ForecastScenario; forecast: Forecast } | null
    undecided: { entries: number; amount: Minor }
    bank: { amount: Minor; day: Day } | null
  }
) {
  const { today, until, settings } = forecast
  const { currency } = forecast.company
  return {
    currency,
    today,
    until,
    by,
    settings: transformSettings(settings),
    balance: transformBalance(forecast),
    ...transformCourse(forecast),
    others: transformOthers(forecast.others),
    /** The bank balance by the latest statements. */
    bank: bank && { amount: moneyNumber(bank.amount, currency), date: bank.day },
    /** Money in the bank that may be for invoices which still count as open. */
    undecided: { entries: undecided.entries, amount: moneyNumber(undecided.amount, currency) },
    scenario: tried && {
      _id: tried.scenario.id,
      name: tried.scenario.name,
      ...transformCourse(tried.forecast),
    },
  }
}

function transformBalance({ balance, company: { currency } }: Forecast) {
  if (!balance) return null
  const money = (amount: Minor) => moneyNumber(amount, currency)
  return {
    amount: money(balance.entered),
    date: balance.enteredOn,
    received: money(balance.received),
    paid: money(balance.paid),
    planned: money(balance.planned),
    today: money(balance.today),
  }
}

/** Months, weeks and what they warn of. Without a balance nothing can run out. */
function transformCourse(forecast: Forecast) {
  const { today, until, settings, balance, courses } = forecast
  const { currency } = forecast.company
  const point = (found: BalanceOn | null) =>
    found && { day: found.day, balance: moneyNumber(found.balance, currency) }
  const known = balance ? courses.expected : null
  return {
    months: periodsOf(forecast, monthBuckets(today, until)).map(transformPeriod(currency)),
    weeks: periodsOf(forecast, weekBuckets(today, until)).map(transformPeriod(currency)),
    /** The first day on which the account is overdrawn. */
    runsOutOn: known && point(firstBelow(known, NOTHING)),
    /** The first day on which less than the minimum is left. */
    belowMinimumOn: known && point(firstBelow(known, settings.minimum)),
    /** The same if everything goes badly. */
    runsOutAtWorstOn: balance && point(firstBelow(courses.pessimistic, NOTHING)),
    lowest: known && point(lowestOf(known)),
  }
}

const transformPeriod =
  (currency: string) =>
  ({ from, to, sources, payments, ...amounts }: Period) => {
    const money = (amount: Minor) => moneyNumber(amount, currency)
    return {
      from,
      to,
      start: money(amounts.start),
      sources: [...sources].map(([source, amount]) => ({
        source,
        isIn: isInflow(source),
        amount: money(amount),
      })),
      in: money(amounts.in),
      out: money(amounts.out),
      net: money(amounts.net),
      end: money(amounts.end),
      low: money(amounts.low),
      high: money(amounts.high),
      payments,
    }
  }

function transformOthers(items: readonly CashItem[]) {
  const sums = new Map<string, { in: bigint; out: bigint }>()
  for (const { currency, source, amount } of items) {
    const sum = sums.get(currency) ?? { in: 0n, out: 0n }
    if (isInflow(source)) sum.in += amount
    else sum.out -= amount
    sums.set(currency, sum)
  }
  return [...sums].sort().map(([currency, sum]) => ({
    currency,
    in: moneyNumber(minor(sum.in), currency),
    out: moneyNumber(minor(sum.out), currency),
  }))
}

/** One expected payment. `amount` is the part that counts: the full amount times its probability. */
export const transformItem = (item: CashItem) => ({
  key: item.key,
  source: item.source,
  isIn: isInflow(item.source),
  day: item.day,
  dueDate: item.dueOn,
  label: item.label,
  client: item.clientName,
  clientId: item.clientId,
  link: item.link,
  percent: item.percent,
  full: moneyNumber(item.full, item.currency),
  amount: moneyNumber(item.amount, item.currency),
})
