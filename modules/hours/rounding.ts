import {
  roundSeconds,
  TIME_ROUNDING_MINUTES,
  type TimeRounding,
  type TimeRoundingMinutes,
} from '#modules/settings/public'
import { hundredthsOf } from './hundredths.js'

/** A request may round to minutes too; a rule cannot. */
export const ROUNDING_MINUTES = [1, ...TIME_ROUNDING_MINUTES] as const
export const ROUNDING_DIRECTIONS = ['up', 'nearest', 'down'] as const
export const ROUNDED_PARTS = ['entry', 'line'] as const

/** How a request wants worked time rounded before it is billed. */
export interface Rounding {
  /** Time becomes a multiple of these minutes. */
  minutes: 1 | TimeRoundingMinutes
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

/** Time with the rule of its project, or of its company. */
export interface RuledTime {
  seconds: number
  timeRounding: TimeRounding
}

/** `rule` is that of the project of each entry; null bills to the second. */
export type WantedRounding = Rounding | 'rule' | null

/**
 * The hours of the entries of one line. Seconds are added up first and rounded to hundredths once, so a line shows the
 * hours that its entries have together.
 */
export function hoursOfLine(entries: readonly RuledTime[], rounding: WantedRounding): LineHours {
  if (rounding === 'rule' || rounding?.per === 'entry') {
    const rounded = entries.map(({ seconds, timeRounding }) => ({
      seconds: roundSeconds(seconds, rounding === 'rule' ? timeRounding : ruleOf(rounding)),
    }))
    return { shares: hundredthsOf(rounded), rounding: 0 }
  }
  const shares = hundredthsOf(entries)
  if (!rounding) return { shares, rounding: 0 }
  const total = entries.reduce((sum, { seconds }) => sum + seconds, 0)
  const [rounded = 0] = hundredthsOf([{ seconds: roundSeconds(total, ruleOf(rounding)) }])
  return { shares, rounding: rounded - shares.reduce((sum, share) => sum + share, 0) }
}

const ruleOf = ({ direction, minutes }: Rounding) => ({ mode: direction, minutes })
