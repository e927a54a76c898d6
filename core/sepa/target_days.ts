import { DateTime } from 'luxon'
import { addDays, type Day } from '#core/clock'

/** Days of the year on which the TARGET system of the euro is closed, besides the days around Easter. */
const CLOSED = ['01-01', '05-01', '12-25', '12-26']

/** The first business day of SEPA from a day on. */
export function businessDayFrom(day: Day): Day {
  return isBusinessDay(day) ? day : businessDayFrom(addDays(day, 1))
}

/** The day that is some business days later. */
export function addBusinessDays(day: Day, count: number): Day {
  if (count === 0) return day
  return addBusinessDays(businessDayFrom(addDays(day, 1)), count - 1)
}

/** Whether payments are settled on a day: never on weekends and on the holidays of TARGET. */
export function isBusinessDay(day: Day): boolean {
  const { weekday, year } = DateTime.fromISO(day, { zone: 'UTC' })
  if (weekday > 5 || CLOSED.includes(day.slice(5))) return false
  const easter = easterSunday(year)
  return day !== addDays(easter, -2) && day !== addDays(easter, 1)
}

/** Of the Gregorian calendar, by the algorithm of Gauss as Lichtenberg has mended it. */
function easterSunday(year: number): Day {
  const century = Math.floor(year / 100)
  const moonShift = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25)
  const sunShift = 2 - Math.floor((3 * century + 3) / 4)
  const cycle = year % 19
  const seed = (19 * cycle + moonShift) % 30
  const correction = Math.floor((seed + Math.floor(cycle / 11)) / 29)
  const fullMoon = 21 + seed - correction
  const firstSunday = 7 - ((year + Math.floor(year / 4) + sunShift) % 7)
  const distance = 7 - ((fullMoon - firstSunday) % 7)
  return addDays(`${year}-03-01`, fullMoon + distance - 1)
}
