import { addDays, type Day } from '#core/clock'
import type { ReminderLevel } from './levels.js'

/** The facts that decide the next level. */
export interface Chased {
  /** The due date of the invoice itself. */
  dueOn: Day
  /** Its newest reminder. `leftOn` is the day on which it was mailed or posted, null until then. */
  last: { level: number; dateOn: Day; leftOn: Day | null; payUntilOn: Day } | null
}

export interface NextStep {
  level: ReminderLevel
  /** The first day on which it may be sent. */
  possibleOn: Day
}

/**
 * The next level of an invoice, whether its day has come or not; undefined after the last one. Its days count from the
 * day on which the last reminder left: one that is posted late must not be followed by the next level at once.
 */
export function nextStep(
  { dueOn, last }: Chased,
  levels: readonly ReminderLevel[],
  today: Day
): NextStep | undefined {
  const ahead = levels.filter(({ position }) => position > (last?.level ?? 0))
  const index = ahead.findIndex((level, at) => !isPast(level, ahead[at + 1], { dueOn, today }))
  const level = ahead[index]
  if (!level) return undefined
  // A notice before the due date asks for nothing, so the due date goes on counting.
  if (!last || last.dateOn <= dueOn) return { level, possibleOn: addDays(dueOn, level.days) }
  const patience = addDays(last.payUntilOn, 1)
  const byLevel = addDays(last.leftOn ?? last.dateOn, level.days)
  return { level, possibleOn: byLevel > patience ? byLevel : patience }
}

/** A notice before the due date makes no sense after it, nor once the next notice may go out. */
function isPast(
  { days }: ReminderLevel,
  next: ReminderLevel | undefined,
  { dueOn, today }: { dueOn: Day; today: Day }
) {
  if (days >= 0) return false
  return (
    today > dueOn || (next !== undefined && next.days <= 0 && today >= addDays(dueOn, next.days))
  )
}
