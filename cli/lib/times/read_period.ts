import { Failure } from '../failures/failure.js'
import type { Here } from '../server/here.js'
import { fold } from './fold.js'
import { daysOf, readDay } from './read_day.js'
import { MONTHS, UNITS } from './vocabulary.js'
import { type Day, localNow, textOf, today } from './zoned.js'

/** Both days are included. */
export interface Period {
  from: Day
  to: Day
}

const LAST = /^(?:last|past|letzte[rsn]?|vorige[rsn]?) | (?:e|i) (?:kaluar|shkuar)$/
const THIS = /^(?:this|diese[rsn]?|kete|ky|kjo) /
const MONTH_OF_YEAR = /^(\d{4})-(\d{2})$/
const YEAR = /^\d{4}$/

/**
 * The days of a period: `day`, `week`, `last month`, `letzte Woche`, `java e kaluar`, `2026-11`, `November`, `2026`,
 * `gestern`, `20.11.`. The current week and month end today at the latest day of theirs.
 * @throws `period_unclear`, and as readDay
 */
export function readPeriod(text: string, here: Here): Period {
  const folded = fold(text)
  const unit = UNITS[folded.replace(LAST, '').replace(THIS, '')]
  if (unit) {
    const then = localNow(here).minus(LAST.test(folded) ? { [`${unit}s`]: 1 } : {})
    return { from: textOf(then.startOf(unit)), to: textOf(then.endOf(unit)) }
  }
  const months = MONTH_OF_YEAR.exec(folded)
  if (months) return monthOf(text, Number(months[1]), Number(months[2]))
  if (YEAR.test(folded)) return { from: `${folded}-01-01`, to: `${folded}-12-31` }
  const [name = '', year] = folded.split(' ')
  const month = MONTHS.get(name)
  const isMonth = month !== undefined && (year === undefined || YEAR.test(year))
  if (isMonth) return monthOf(text, year ? Number(year) : yearOfMonth(month, here), month)
  const { days, isImpossible } = daysOf(folded, here)
  if (!days.length && !isImpossible)
    throw new Failure('period_unclear', { values: { wanted: text } })
  const day = readDay(text, here)
  return { from: day, to: day }
}

/** Of a month without a year: the latest that has begun. */
function yearOfMonth(month: number, here: Here) {
  const [year, current] = today(here).split('-').map(Number)
  return month <= (current ?? 0) ? (year ?? 0) : (year ?? 0) - 1
}

function monthOf(text: string, year: number, month: number): Period {
  if (month < 1 || month > 12) throw new Failure('time_impossible', { values: { wanted: text } })
  const pad = (number: number) => String(number).padStart(2, '0')
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return { from: `${year}-${pad(month)}-01`, to: `${year}-${pad(month)}-${pad(last)}` }
}
