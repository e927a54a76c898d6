import { formatDay } from '#core/clock'
import { calendarWord } from '#core/i18n/calendar_words'
import type { Language } from '#core/i18n/languages'
import type { Period, Step } from '#modules/analytics/reports/steps'

/** `25.11.2026`, `November 2026`, `Q4 2026` or `2026`. */
export function nameOfPeriod({ from }: Period, step: Step, language: Language): string {
  if (step === 'day') return formatDay(from)
  if (step === 'year') return calendarWord(from, 'year', 0, language)
  return calendarWord(from, step === 'quarter' ? 'quarterYear' : 'monthYear', 0, language)
}
