import { moneyNumber, NOTHING } from '#core/money/minor'
import type { Forecast } from '#modules/forecast/queries/forecast'
import { periodsOf } from '#modules/forecast/queries/periods'
import { firstBelow } from '#modules/forecast/rules/balance_course'
import { monthBuckets } from '#modules/forecast/rules/buckets'

/** Months that are shown, with the present one. */
const SHOWN_MONTHS = 4

/** A forecast in short: its first months in major units of the company's currency, and how long the money lasts. */
export function transformStrip(forecast: Forecast) {
  const { company, today, until, balance, courses, settings } = forecast
  const { currency } = company
  const below = balance && firstBelow(courses.expected, settings.minimum)
  return {
    currency,
    hasBalance: balance !== null,
    months: periodsOf(forecast, monthBuckets(today, until).slice(0, SHOWN_MONTHS)).map(
      (period) => ({
        from: period.from,
        in: moneyNumber(period.in, currency),
        out: moneyNumber(period.out, currency),
        end: moneyNumber(period.end, currency),
      })
    ),
    minimum: moneyNumber(settings.minimum, currency),
    /** The last day that the forecast looks at. */
    until,
    /** The first day on which less than the minimum is left. */
    belowMinimumOn: below?.day ?? null,
    isOverdrawn: below !== null && firstBelow(courses.expected, NOTHING)?.day === below.day,
  }
}
