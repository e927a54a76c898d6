import type { Day } from '#core/clock'
import { publicHolidays, regionOf } from '#modules/people/public'
import type { CompanySettings } from '#modules/settings/public'

/**
 * The public holidays of some years at the place of a company: of its region, else of its country. On them no term of
 * the tax office ends (§ 108 (3) AO).
 */
export async function taxHolidays(
  settings: Pick<CompanySettings, 'holidayRegion' | 'country'>,
  { from, to }: { from: Day; to: Day }
): Promise<ReadonlySet<Day>> {
  const region = regionOf('', settings)
  const first = Number(from.slice(0, 4))
  const count = Number(to.slice(0, 4)) - first + 1
  const years = Array.from({ length: count }, (_, nth) => first + nth)
  const calendars = await Promise.all(years.map((year) => publicHolidays(region, year, 'de')))
  return new Set(calendars.flatMap((calendar) => [...calendar.keys()]))
}
