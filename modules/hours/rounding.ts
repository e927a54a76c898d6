import { hundredthsOf } from './hundredths.js'

export const ROUNDING_MINUTES = [1, 6, 15, 30] as const
export const ROUNDING_DIRECTIONS = ['up', 'nearest'] as const
export const ROUNDED_PARTS = ['entry', 'line'] as const

/** How worked time is rounded before it is billed. */
export interface Rounding {
  /** Time becomes a multiple of these minutes. */
  minutes: (typeof ROUNDING_MINUTES)[number]
  /** `nearest` rounds halves up. */
  direction: (typeof ROUNDING_DIRECTIONS)[number]
  /** Each time entry, or the sum of the entries of an invoice line. */
  per: (typeof ROUNDED_PARTS)[number]
}

/** Hundredths of an hour: each entry's share of its line, and what rounding the line adds. */
export interface LineHours {
  shares: number[]
  /** Negative when the sum was rounded down; 0 unless lines are rounded. */
  rounding: number
}

/**
 * The hours of the entries of one line. Seconds are added up first and rounded to hundredths once, so a line shows the
 * hours that its entries have together.
 */
export function hoursOfLine(
  entries: readonly { seconds: number }[],
  rounding: Rounding | null
): LineHours {
  if (rounding?.per === 'entry') {
    const rounded = entries.map(({ seconds }) => ({ seconds: roundSeconds(seconds, rounding) }))
    return { shares: hundredthsOf(rounded), rounding: 0 }
  }
  const shares = hundredthsOf(entries)
  if (!rounding) return { shares, rounding: 0 }
  const total = entries.reduce((sum, { seconds }) => sum + seconds, 0)
  const [rounded = 0] = hundredthsOf([{ seconds: roundSeconds(total, rounding) }])
  return { shares, rounding: rounded - shares.reduce((sum, share) => sum + share, 0) }
}

function roundSeconds(seconds: number, { minutes, direction }: Rounding) {
  const step = minutes * 60
  const steps = direction === 'up' ? Math.ceil(seconds / step) : Math.round(seconds / step)
  return steps * step
}
