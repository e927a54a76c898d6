import type { Language } from '@/lib/language/languages'
import type { Day } from '@/lib/time/days'

const ALBANIAN = {
  long: ['e diel', 'e hënë', 'e martë', 'e mërkurë', 'e enjte', 'e premte', 'e shtunë'],
  short: ['Die', 'Hën', 'Mar', 'Mër', 'Enj', 'Pre', 'Sht'],
}

/** `Mo` or `Montag`. Browsers without Albanian would show English. */
export function weekdayName(day: Day, language: Language, length: 'short' | 'long') {
  const date = new Date(`${day}T00:00:00Z`)
  if (language === 'sq') return ALBANIAN[length][date.getUTCDay()]
  return new Intl.DateTimeFormat(language, { weekday: length, timeZone: 'UTC' }).format(date)
}
