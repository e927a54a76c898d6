import type { HolidaysTypes } from 'date-holidays'
import { HOLIDAY_COUNTRIES } from '#api/holiday_regions'
import type { Day } from '#core/clock'
import type { Language } from '#core/i18n/languages'
import { holidayName } from './holiday_names.js'

/** Names of public holidays by day. */
export type PublicHolidays = ReadonlyMap<Day, string>

/** The language of a country's own names. */
const HOME: Readonly<Record<string, Language>> = {
  DE: 'de',
  AT: 'de',
  CH: 'de',
  XK: 'sq',
  AL: 'sq',
}

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
  const homeLanguage = HOME[country] ?? language
  const others: Language[] = language === homeLanguage ? [] : ['en', homeLanguage]
  const given = new Map(
    [language, ...others].map((each) => [each, publicOnes(calendar.getHolidays(year, each))])
  )
  return new Map(
    [...(given.get(language) ?? [])].map(([key, reader]) => {
      const names = {
        reader,
        english: given.get('en')?.get(key) ?? reader,
        home: given.get(homeLanguage)?.get(key) ?? reader,
      }
      return [reader.date.slice(0, 10), holidayName(names, language)]
    })
  )
}

/** By day and rule, since two holidays may share a day. */
const publicOnes = (holidays: HolidaysTypes.Holiday[]) =>
  new Map(
    holidays
      .filter(({ type }) => type === 'public')
      .map((holiday) => [`${holiday.date.slice(0, 10)} ${holiday.rule}`, holiday])
  )
