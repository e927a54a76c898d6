import { Failure } from '../failures/failure.js'
import type { Here } from '../server/here.js'
import { fold } from './fold.js'
import { MONTHS, NEAR_DAYS, WEEKDAYS } from './vocabulary.js'
import { type Day, dayFrom, shiftDay, today, weekdayOf } from './zoned.js'

const ISO = /^(\d{4})-(\d{1,2})-(\d{1,2})$/
const DOTTED = /^(\d{1,2})\.(\d{1,2})(?:\.(\d{4}|\d{2})?)?$/
const SLASHED = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?$/
const DAY_THEN_MONTH = /^(\d{1,2})(?:\.|st|nd|rd|th)? (?:of )?([a-z]+)\.?,?(?: (\d{4}))?$/
const MONTH_THEN_DAY = /^([a-z]+)\.? (\d{1,2})(?:st|nd|rd|th)?(?:,? (\d{4}))?$/
const DAYS_AGO =
  /^(?:(\d{1,3}) days? ago|vor (\d{1,3}) tag(?:en)?|para (\d{1,3}) dite(?:sh)?|-(\d{1,3}) ?d)$/
const LAST = /^(?:last|past|letzter|letzten|letzte|vorigen|voriger) | e kaluar$/
const BEFORE = /^(?:on|am|den|me) /

/** The days that a text can mean. */
export interface DayReading {
  days: Day[]
  /** It has the form of a day that the calendar does not have. */
  isImpossible: boolean
}

const NONE: DayReading = { days: [], isImpossible: false }
const IMPOSSIBLE: DayReading = { days: [], isImpossible: true }
const only = (day: Day | undefined): DayReading =>
  day === undefined ? IMPOSSIBLE : { days: [day], isImpossible: false }

/**
 * All days that a text can mean: `gestern`, `last friday`, `20.11.`, `3 days ago`. Days without a year are the latest
 * that have begun; `12/11` has two meanings.
 * @param text folded
 */
export function daysOf(text: string, here: Here): DayReading {
  const bare = text.replace(BEFORE, '')
  const near = Object.hasOwn(NEAR_DAYS, bare) ? NEAR_DAYS[bare] : undefined
  if (near !== undefined) return only(shiftDay(today(here), near))
  const ago = DAYS_AGO.exec(bare)
  if (ago) return only(shiftDay(today(here), -Number(ago.slice(1).find(Boolean))))
  const weekday = WEEKDAYS.get(bare.replace(LAST, ''))
  if (weekday) return weekdays(weekday, LAST.test(bare), here)
  return dateOf(bare, here)
}

/**
 * The one day that a text means.
 * @throws `day_unclear`, `time_impossible`, `time_ambiguous` with the choices
 */
export function readDay(text: string, here: Here): Day {
  const { days, isImpossible } = daysOf(fold(text), here)
  const [day, second] = days
  if (day && second) {
    throw new Failure('time_ambiguous', { values: { wanted: text, choices: days.join(', ') } })
  }
  if (day) return day
  if (isImpossible) throw new Failure('time_impossible', { values: { wanted: text } })
  throw new Failure('day_unclear', { values: { wanted: text } })
}

/** On a Monday, "monday" can mean this one and the one before. */
function weekdays(weekday: number, isLast: boolean, here: Here): DayReading {
  const day = today(here)
  const back = (weekdayOf(day) - weekday + 7) % 7
  if (back) return only(shiftDay(day, -back))
  const before = shiftDay(day, -7)
  return isLast ? only(before) : { days: [before, day], isImpossible: false }
}

function dateOf(text: string, here: Here): DayReading {
  const iso = ISO.exec(text)
  if (iso) return only(dayFrom(Number(iso[1]), Number(iso[2]), Number(iso[3])))
  const dotted = DOTTED.exec(text)
  if (dotted) return only(dated(here, dotted[2], dotted[1], dotted[3]))
  const slashed = SLASHED.exec(text)
  if (slashed) return slashedDays(here, slashed[1], slashed[2], slashed[3])
  const named = DAY_THEN_MONTH.exec(text)
  const month = MONTHS.get(named?.[2] ?? '')
  if (named && month) return only(dated(here, String(month), named[1], named[3]))
  const turned = MONTH_THEN_DAY.exec(text)
  const first = MONTHS.get(turned?.[1] ?? '')
  if (turned && first) return only(dated(here, String(first), turned[2], turned[3]))
  return NONE
}

/** Americans write the month first, everybody else the day. */
function slashedDays(here: Here, first?: string, second?: string, year?: string): DayReading {
  const both = [dated(here, second, first, year), dated(here, first, second, year)]
  const days = [...new Set(both.filter((day) => day !== undefined))].sort()
  return { days, isImpossible: days.length === 0 }
}

function dated(here: Here, month = '', day = '', year?: string): Day | undefined {
  const current = Number(today(here).slice(0, 4))
  if (year) return dayFrom(Number(year.length === 2 ? `20${year}` : year), +month, +day)
  const recent = dayFrom(current, +month, +day)
  return recent && recent <= today(here) ? recent : dayFrom(current - 1, +month, +day)
}
