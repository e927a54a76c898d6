/** `none` bills to the second; `nearest` rounds halves up. */
export const TIME_ROUNDING_MODES = ['none', 'up', 'nearest', 'down'] as const
export type TimeRoundingMode = (typeof TIME_ROUNDING_MODES)[number]

export const TIME_ROUNDING_MINUTES = [5, 6, 10, 15, 30, 60] as const
export type TimeRoundingMinutes = (typeof TIME_ROUNDING_MINUTES)[number]

/**
 * How each time entry is rounded where it becomes money. A company has a rule, and a project may have its own. Recorded
 * time stays as it is.
 */
export interface TimeRounding {
  mode: TimeRoundingMode
  /** The entry becomes a multiple of these. Kept for `none` too, for the day on which rounding is switched on again. */
  minutes: TimeRoundingMinutes
}

interface RoundingStep {
  mode: TimeRoundingMode
  minutes: number
}

/** Whole seconds of one entry, as the rule rounds them: a multiple of the step. */
export function roundSeconds(seconds: number, rule: RoundingStep): number {
  const { step, lift } = stepOf(rule)
  const lifted = seconds + lift
  return lifted - (lifted % step)
}

/**
 * Rounding as arithmetic that SQL has too: `lift` seconds are added, then the remainder of the division by `step` seconds
 * is taken off.
 */
export function stepOf({ mode, minutes }: RoundingStep): { step: number; lift: number } {
  const step = minutes * 60
  switch (mode) {
    case 'none':
      return { step: 1, lift: 0 }
    case 'up':
      return { step, lift: step - 1 }
    case 'nearest':
      return { step, lift: step / 2 }
    case 'down':
      return { step, lift: 0 }
  }
}
