import { addDays, type Day } from '@/lib/time/days'
import { instantOf } from '@/lib/time/local_instant'
import { serverNow } from '@/lib/time/server_clock'

interface Worked {
  startTime: string
  endTime: string | null
  breakSeconds: number
  pausedAt: string | null
}

/** First instant of a local day, in ms since 1970. */
export const startOfDay = (day: Day) => Date.parse(instantOf(day, '00:00') ?? '')

/** The first instant of the day after, 23 to 25 hours later. */
export const endOfDay = (day: Day) => startOfDay(addDays(day, 1))

/** Seconds of an entry that fall on a day. Its break is counted at its end, as the server does. */
export function secondsOn(day: Day, { startTime, endTime, breakSeconds, pausedAt }: Worked) {
  const end = endTime ?? pausedAt
  const worked = (end ? Date.parse(end) : serverNow()) - breakSeconds * 1000
  const from = Math.max(Date.parse(startTime), startOfDay(day))
  const to = Math.min(worked, endOfDay(day))
  return Math.max(0, Math.floor((to - from) / 1000))
}

/** Whether an entry touches a day. */
export const isOn = (day: Day, { startTime, endTime }: Worked) =>
  Date.parse(startTime) < endOfDay(day) &&
  (endTime === null ? serverNow() : Date.parse(endTime)) > startOfDay(day)
