import { useTranslation } from 'react-i18next'
import type { Language } from '@/lib/language/languages'
import { useLanguage } from '@/lib/language/use_language'
import { ALBANIAN_WEEKDAYS } from '@/lib/time/albanian_dates'
import type { Schedule } from './recurring'

/** The names of the weekdays, Monday first. */
export function weekdayNames(language: Language): string[] {
  if (language === 'sq') return ALBANIAN_WEEKDAYS
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
  // 5 January 1970 was a Monday.
  return Array.from({ length: 7 }, (_, index) => format.format(Date.UTC(1970, 0, 5 + index)))
}

/** A schedule in words: "Every month, on the last day". */
export function useRhythmText() {
  const { t } = useTranslation('recurring')
  const { language } = useLanguage()
  return (schedule: Schedule) => {
    const { unit, every, on, nth, weekday, secondDay, startOn } = schedule
    const rhythm = t(`rhythm.${unit}`, { count: every })
    if (unit === 'day' || unit === 'week') return rhythm
    const day = schedule.day ?? Number(startOn.slice(8))
    const rule = t(`rule.${on}`, {
      day,
      secondDay,
      nth: t(`nth.${nth === -1 ? 'last' : (nth ?? 1)}`),
      weekday: weekdayNames(language)[(weekday ?? 1) - 1],
    })
    return `${rhythm}, ${rule}`
  }
}
