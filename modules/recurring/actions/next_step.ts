import type { Instant } from '#core/clock'
import type { RecurringProfile } from '#modules/recurring/models/recurring_profile'
import { dueAt, occurrence } from '#modules/recurring/schedule/occurrences'

/** Most missed invoices that are made up for without asking. */
export const MOST_CAUGHT_UP = 12

/** The next step for a profile's due date. */
export type Step =
  | { kind: 'make'; isBehind: boolean }
  /** Leave everything before this date out. */
  | { kind: 'leaveOut'; until: number }
  | { kind: 'hold'; for: 'missed' | 'capped' }

type Pending = Pick<
  RecurringProfile,
  'schedule' | 'nextIndex' | 'catchUp' | 'resumedWith' | 'caughtUp' | 'allows'
>

export function nextStep(profile: Pending, timeZone: string, at: Instant): Step {
  const { caughtUp, nextIndex } = profile
  const isDue = (index: number) =>
    profile.allows(index) && dueAt(occurrence(profile.schedule, index), timeZone) <= at
  const isBehind = isDue(nextIndex + 1)
  if (caughtUp >= MOST_CAUGHT_UP) return { kind: 'hold', for: 'capped' }

  // A user who resumes has already decided about missed dates.
  const policy = profile.resumedWith ?? profile.catchUp
  if (!isBehind || policy === 'all') return { kind: 'make', isBehind }
  if (policy === 'ask') return { kind: 'hold', for: 'missed' }
  let until = nextIndex + 1
  while (isDue(until + 1)) until++
  return { kind: 'leaveOut', until }
}
