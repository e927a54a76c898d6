import { formatHours } from '@/lib/language/numbers'
import { addDays } from '@/lib/time/days'

/** `+1:30` or `-0:45` hours of a difference in seconds. */
export function formatBalance(seconds: number) {
  const text = formatHours(Math.abs(seconds))
  if (text === '0:00') return text
  return `${seconds < 0 ? '-' : '+'}${text}`
}

/** The month before or after another: `2026-11`. */
export function otherMonth(month: string, step: 1 | -1) {
  const first = `${month}-01`
  return (step === 1 ? addDays(first, 31) : addDays(first, -1)).slice(0, 7)
}
