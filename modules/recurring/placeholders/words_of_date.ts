import { DateTime } from 'luxon'
import { type Day, formatDay } from '#core/clock'
import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import { occurrence } from '../schedule/occurrences.js'
import type { Schedule, ServicePeriod } from '../schedule/schedule.js'
import { servicePeriod } from '../schedule/service_days.js'
import type { Words } from './fill_placeholders.js'

/** A schedule with what its invoices are for. */
export interface Timing {
  schedule: Schedule
  servicePeriod: ServicePeriod
}

/** The words for the placeholders of the invoice with a number, in the language of the document. */
export function wordsOfDate(timing: Timing, index: number, language: Language): Words {
  const date = dateOf(occurrence(timing.schedule, index))
  return (name, offset) => {
    if (name === 'period') return periodText(timing, index + offset, language)
    if (name === 'year') return String(date.year + offset)
    if (name === 'month') return monthName(date.plus({ months: offset }), language)
    if (name === 'monthYear') return monthYear(date.plus({ months: offset }), language)
    const moved = date.startOf('quarter').plus({ quarters: offset })
    const quarter = translate(language, 'recurring:words.quarter', { number: moved.quarter })
    return name === 'quarter' ? quarter : `${quarter} ${moved.year}`
  }
}

function periodText({ schedule, servicePeriod: kind }: Timing, index: number, language: Language) {
  const period = servicePeriod(schedule, kind, index)
  if (!period) return monthYear(dateOf(occurrence(schedule, index)), language)
  const { from, until } = period
  return from === until ? formatDay(from) : `${formatDay(from)} – ${formatDay(until)}`
}

const dateOf = (day: Day) => DateTime.fromISO(day, { zone: 'UTC' })

const monthName = (date: DateTime, language: Language) =>
  new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(date.toMillis())

const monthYear = (date: DateTime, language: Language) =>
  `${monthName(date, language)} ${date.year}`
