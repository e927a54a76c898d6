/** A time of day. */
export interface ClockTime {
  hour: number
  minute: number
  second: number
}

const BEFORE = '(?:(?:at|um|gegen|ora|ne oren|ne) )?'
const FIGURES = /^(\d{1,2})(?:[:.](\d{2})(?::(\d{2}))?)?$/
const WITH_HALF = /^(\d{1,2})(?:[:.](\d{2}))? ?([ap])\.?m\.?$/
const GERMAN = /^(\d{1,2})(?:[:.](\d{2}))? ?uhr(?: (\d{1,2}))?$/
const COMPACT = /^([01]\d|2[0-3])([0-5]\d)$/
const NOON = /^(?:noon|midday|mittag|mittags|mesdite)$/

/**
 * Reads a time of day: `9`, `9:20`, `9.20 Uhr`, `9 Uhr 20`, `0920`, `9:20 pm`, `um 9`, `ora 9`, `noon`.
 * @param text folded
 * @returns undefined for anything else; `impossible` for 25:10 and the like
 */
export function readClock(text: string): ClockTime | 'impossible' | undefined {
  const bare = text.replace(new RegExp(`^${BEFORE}`), '')
  if (NOON.test(bare)) return { hour: 12, minute: 0, second: 0 }
  const half = WITH_HALF.exec(bare)
  if (half) {
    const hour = Number(half[1])
    if (hour < 1 || hour > 12) return 'impossible'
    return checked((hour % 12) + (half[3] === 'p' ? 12 : 0), half[2])
  }
  const german = GERMAN.exec(bare)
  if (german) return checked(Number(german[1]), german[2] ?? german[3])
  const compact = COMPACT.exec(bare)
  if (compact) return checked(Number(compact[1]), compact[2])
  const figures = FIGURES.exec(bare)
  return figures ? checked(Number(figures[1]), figures[2], figures[3]) : undefined
}

function checked(hour: number, minutes = '0', seconds = '0'): ClockTime | 'impossible' {
  const [minute, second] = [Number(minutes), Number(seconds)]
  return hour < 24 && minute < 60 && second < 60 ? { hour, minute, second } : 'impossible'
}
