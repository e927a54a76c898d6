import type { Day } from '#core/clock'
import type { Language } from '#core/i18n/languages'
import { fillPlaceholders } from '#core/i18n/placeholders'
import { type Timing, wordsOfDate } from '#modules/recurring/placeholders/words_of_date'
import { occurrence } from '#modules/recurring/schedule/occurrences'
import { servicePeriod } from '#modules/recurring/schedule/service_days'
import type { StoredContent } from '#modules/recurring/stored_content'

const MOST_DATES = 12
/** Filled-in texts that are shown of one invoice. */
const MOST_TEXTS = 5

interface Coming {
  timing: Timing
  /** Number of the first date. */
  from: number
  allows: (index: number) => boolean
  invoice: Pick<StoredContent, 'lines' | 'intro' | 'notes'>
  language: Language
}

export interface ComingDate {
  date: Day
  serviceDate: Day | null
  serviceUntil: Day | null
  /** The texts that differ from date to date, filled in. */
  texts: string[]
}

/** The next twelve dates, or fewer when it ends before. */
export function previewDates({ timing, from, allows, invoice, language }: Coming): ComingDate[] {
  const first = wordsOfDate(timing, from, language)
  const changing = [
    ...invoice.lines.map(({ description }) => description),
    invoice.intro,
    invoice.notes,
  ]
    .filter((text) => text !== undefined && text !== null)
    .filter((text) => fillPlaceholders(text, first) !== text)
    .slice(0, MOST_TEXTS)

  const dates: ComingDate[] = []
  for (let index = from; index < from + MOST_DATES && allows(index); index++) {
    const words = wordsOfDate(timing, index, language)
    const period = servicePeriod(timing.schedule, timing.servicePeriod, index)
    dates.push({
      date: occurrence(timing.schedule, index),
      serviceDate: period?.from ?? null,
      serviceUntil: period?.until ?? null,
      texts: changing.map((text) => fillPlaceholders(text, words)),
    })
  }
  return dates
}
