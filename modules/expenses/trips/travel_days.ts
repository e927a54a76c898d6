import { DateTime } from 'luxon'
import { addDays, type Day } from '#core/clock'

/** When a journey begins and ends, in the company's time zone. */
export interface TripTimes {
  startDate: Day
  /** `HH:mm` */
  startTime: string
  endDate: Day
  endTime: string
}

/** A part of a journey with the real minutes in it, also when clocks change. */
export interface TravelPart {
  /** The day on which it begins. */
  date: Day
  minutes: number
}

/** Meals of a day that somebody else paid. */
export interface PaidMeals {
  breakfast?: boolean | undefined
  lunch?: boolean | undefined
  dinner?: boolean | undefined
}

/** A day of a journey with its paid meals. */
export interface DayWithMeals extends TravelPart, PaidMeals {}

/** The days of a journey with the minutes away on each. */
export const travelDays = (times: TripTimes, timeZone: string): TravelPart[] =>
  partsOf(times, timeZone, '00:00')

/** The stretches of 24 hours by the clock since the departure, the last one with what is left. */
export const travelStretches = (times: TripTimes, timeZone: string): TravelPart[] =>
  partsOf(times, timeZone, times.startTime).filter(({ minutes }) => minutes > 0)

/** @param border the time of day at which a part ends and the next one begins, `HH:mm` */
function partsOf(
  { startDate, startTime, endDate, endTime }: TripTimes,
  timeZone: string,
  border: string
): TravelPart[] {
  const at = (date: Day, time: string) => DateTime.fromISO(`${date}T${time}`, { zone: timeZone })
  const [start, end] = [at(startDate, startTime), at(endDate, endTime)]
  const parts: TravelPart[] = []
  for (let date = startDate; date <= endDate; date = addDays(date, 1)) {
    const from = date === startDate ? start : at(date, border)
    const next = at(addDays(date, 1), border)
    const until = next < end ? next : end
    parts.push({ date, minutes: Math.max(0, (until.toMillis() - from.toMillis()) / 60_000) })
  }
  return parts
}
