import { useLanguage } from '@/lib/language/use_language'
import { type Day, formatMonthYear } from '@/lib/time/days'

/** A day in words: `14. März 2027`, `14 March 2027`. */
export function useLongDay() {
  const { language } = useLanguage()
  return (day: Day) => {
    const number = Number(day.slice(8))
    const month = formatMonthYear(day, language)
    return `${number}${language === 'de' ? '.' : ''} ${month}`
  }
}
