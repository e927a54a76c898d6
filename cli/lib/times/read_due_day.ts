import type { Here } from '../server/here.js'
import { fold } from './fold.js'
import { readDay } from './read_day.js'
import { WEEKDAYS } from './vocabulary.js'
import { type Day, shiftDay, today, weekdayOf } from './zoned.js'

const DAYS_AHEAD =
  /^(?:in (\d{1,3}) (?:days?|tag(?:en)?)|pas (\d{1,3}) dite(?:sh)?|\+(\d{1,3}) ?d)$/
const WITHOUT_YEAR = /^\d{1,2}\.\d{1,2}\.?$|^\d{1,2}\/\d{1,2}$|[a-z]/

/**
 * A day that lies ahead: `friday` is the next one, `in 3 days`, and days without a year are the next that come.
 * @throws as readDay
 */
export function readDueDay(text: string, here: Here): Day {
  const folded = fold(text)
  const ahead = DAYS_AHEAD.exec(folded)
  if (ahead) return shiftDay(today(here), Number(ahead.slice(1).find(Boolean)))
  const weekday = WEEKDAYS.get(folded)
  if (weekday) {
    const days = (weekday - weekdayOf(today(here)) + 7) % 7
    return shiftDay(today(here), days || 7)
  }
  const day = readDay(text, here)
  const isPast = day < today(here) && WITHOUT_YEAR.test(folded) && !/\d{4}/.test(folded)
  if (!isPast || !/\d/.test(folded)) return day
  return `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`
}
