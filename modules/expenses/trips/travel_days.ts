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

/** The days of a journey with the minutes away on each: real minutes, also when clocks change. */
export function travelDays(
  { startDate, startTime, endDate, endTime }: TripTimes,
  timeZone: string
): { date: Day; minutes: number }[] {
  const at = (date: Day, time: string) => DateTime.fromISO(`${date}T${time}`, { zone: timeZone })
  const [start, end] = [at(startDate, startTime), at(endDate, endTime)]
  const days: { date: Day; minutes: number }[] = []
  for (let date = startDate; date <= endDate; date = addDays(date, 1)) {
    const from = date === startDate ? start : at(date, '00:00')
    const until = date === endDate ? end : at(addDays(date, 1), '00:00')
    days.push({ date, minutes: Math.max(0, (until.toMillis() - from.toMillis()) / 60_000) })
  }
  return days
}
