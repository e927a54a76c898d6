import { moneyNumber, NOTHING } from '#core/money/minor'
import type { Forecast } from '#modules/forecast/queries/forecast'
import { periodsOf } from '#modules/forecast/queries/periods'
import { firstBelow } from '#modules/forecast/rules/balance_course'
import { monthBuckets } from '#modules/forecast/rules/buckets'

/** The months of a forecast in short, in major units of the company's currency. */
export function transformStrip(forecast: Forecast) {
  const { company, today, until, balance, courses, settings } = forecast
  const { currency } = company
  const below = balance && firstBelow(courses.expected, settings.minimum)
  return {
    currency,
    hasBalance: balance !== null,
    months: periodsOf(forecast, monthBuckets(today, until)).map((period) => ({
      from: period.from,
      in: moneyNumber(period.in, currency),
      out: moneyNumber(period.out, currency),
      end: moneyNumber(period.end, currency),
    })),
    minimum: moneyNumber(settings.minimum, currency),
    /** The first day on which less than the minimum is left. */
    belowMinimumOn: below?.day ?? null,
    isOverdrawn: below !== null && firstBelow(courses.expected, NOTHING)?.day === below.day,
  }
}
