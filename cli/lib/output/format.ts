import type { Language } from '../texts.js'

const LOCALES: Record<Language, string> = { en: 'en-US', de: 'de-DE', sq: 'sq-AL' }

/** Seconds as a running clock: `mm:ss`, from an hour on `hh:mm:ss` (specification, section 2). */
export function clock(seconds: number) {
  const whole = Math.max(0, Math.floor(seconds))
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const shown = parts[0] ? parts : parts.slice(1)
  return shown.map((part) => String(part).padStart(2, '0')).join(':')
}

/** Seconds as hours and minutes, `12:05`; nothing for no time at all. */
export function hours(seconds: number) {
  if (!seconds) return ''
  const minutes = Math.floor(seconds / 60)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

/** An instant as day and time of day in the zone of this machine: `28.11. 09:20`. */
export function localTime(at: number) {
  const date = new Date(at)
  const two = (part: number) => String(part).padStart(2, '0')
  const [day, month] = [date.getDate(), date.getMonth() + 1].map(two)
  return `${day}.${month}. ${two(date.getHours())}:${two(date.getMinutes())}`
}

/** A day `YYYY-MM-DD` (or an instant) as `DD.MM.YYYY`; empty for none (specification, section 5). */
export const day = (value: string | null | undefined) =>
  value ? value.slice(0, 10).split('-').reverse().join('.') : ''

/** Printers of amounts in major units, one per currency: making them is what costs. */
export function moneyIn(language: Language) {
  const formats = new Map<string, Intl.NumberFormat>()
  return (amount: number, currency: string) => {
    let format = formats.get(currency)
    if (!format) {
      format = new Intl.NumberFormat(LOCALES[language], { style: 'currency', currency })
      formats.set(currency, format)
    }
    return format.format(amount).replace(/[\u00a0\u202f]/g, ' ')
  }
}
