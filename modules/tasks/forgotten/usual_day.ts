import { addDays, dayOf, type Instant } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { endOfDay, startOfDay, workedSeconds } from '#modules/tasks/local_time'
import { readTimeSpans } from '#modules/tasks/queries/time_spans'
import { daysOf, localDays } from '#modules/tasks/report/local_days'

/** Days before the timer that are looked at, and how many of them must have been worked to know what is usual. */
const DAYS_BACK = 42
const FEWEST_DAYS = 5

/**
 * Seconds that a person usually works in a day: the median of the days worked in the six weeks before an instant's day.
 * @returns undefined where too few days were worked
 */
export async function readUsualDay(
  company: Pick<CompanyScope, 'id' | 'timeZone'>,
  userId: string,
  before: Instant
): Promise<number | undefined> {
  const { timeZone } = company
  const last = addDays(dayOf(before, timeZone), -1)
  const days = localDays(addDays(last, 1 - DAYS_BACK), last, timeZone)
  const period = { from: startOfDay(days[0]?.day ?? last, timeZone), to: endOfDay(last, timeZone) }
  const worked = new Map<string, number>()
  for (const span of await readTimeSpans(company, userId, period)) {
    for (const day of daysOf(days, span.startedAt, span.endedAt ?? before)) {
      worked.set(day.day, (worked.get(day.day) ?? 0) + workedSeconds(span, day))
    }
  }
  const seconds = [...worked.values()].filter((one) => one > 0).sort((a, b) => a - b)
  return seconds.length < FEWEST_DAYS ? undefined : seconds[seconds.length >> 1]
}
