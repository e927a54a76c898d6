import { HOLIDAY_COUNTRIES } from '#api/holiday_regions'
import type { Day } from '#core/clock'
import type { Language } from '#core/i18n/languages'

/** Names of public holidays by day. */
export type PublicHolidays = ReadonlyMap<Day, string>

/** By region, year and language: they never change while the server runs. */
const known = new Map<string, PublicHolidays>()

/**
 * The public holidays of a region in a year; none for an empty region. Days that are half free by custom (24 and 31
 * December) are working days. The calendar of all countries is large, so it is loaded when first needed.
 * @param region a code of `api/holiday_regions.ts`
 */
export async function publicHolidays(
  region: string,
  year: number,
  language: Language
): Promise<PublicHolidays> {
  const key = `${region}/${year}/${language}`
  const stored = known.get(key)
  if (stored) return stored
  const holidays = region ? await calculate(region, year, language) : new Map<Day, string>()
  known.set(key, holidays)
  return holidays
}

/** Region of a person: their own, else the company's, else the whole country of the company. */
export function regionOf(own: string, company: { holidayRegion: string; country: string }): string {
  const { holidayRegion, country } = company
  return own || holidayRegion || (HOLIDAY_COUNTRIES.includes(country) ? country : '')
}

async function calculate(region: string, year: number, language: Language) {
  const { default: Holidays } = await import('date-holidays')
  const [country = '', part] = region.split('-')
  const calendar = part ? new Holidays(country, part) : new Holidays(country)
  const holidays = calendar.getHolidays(year, language)
  return new Map(
    holidays
      .filter(({ type }) => type === 'public')
      .map(({ date, name }) => [date.slice(0, 10), name])
  )
}
