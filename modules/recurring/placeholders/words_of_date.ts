import { formatDay } from '#core/clock'
import { calendarWord, isCalendarName, monthOfDay } from '#core/i18n/calendar_words'
import type { Language } from '#core/i18n/languages'
import type { Words } from '#core/i18n/placeholders'
import { occurrence } from '../schedule/occurrences.js'
import type { Schedule, ServicePeriod } from '../schedule/schedule.js'
import { servicePeriod } from '../schedule/service_days.js'

/** A schedule with what its invoices are for. */
export interface Timing {
  schedule: Schedule
  servicePeriod: ServicePeriod
}

/** The words for the placeholders of the invoice with a number, in the language of the document. */
export function wordsOfDate(timing: Timing, index: number, language: Language): Words {
  const day = occurrence(timing.schedule, index)
  return (name, offset) => {
    if (name === 'period') return periodText(timing, index + offset, language)
    return isCalendarName(name) ? calendarWord(day, name, offset, language) : undefined
  }
}

function periodText({ schedule, servicePeriod: kind }: Timing, index: number, language: Language) {
  const period = servicePeriod(schedule, kind, index)
  if (!period) return monthOfDay(occurrence(schedule, index), language)
  const { from, until } = period
  return from === until ? formatDay(from) : `${formatDay(from)} – ${formatDay(until)}`
}
