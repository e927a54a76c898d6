import type { RecurringProfile } from '#modules/recurring/models/recurring_profile'
import { dueAt, occurrence } from '#modules/recurring/schedule/occurrences'

/** Makes the date with a number the next one, or ends the profile when no date comes any more. */
export function moveTo(profile: RecurringProfile, index: number, timeZone: string) {
  profile.nextIndex = index
  if (!profile.allows(index)) return endProfile(profile)
  const day = occurrence(profile.schedule, index)
  profile.merge({ nextOn: day, nextAt: dueAt(day, timeZone) })
}

export const endProfile = (profile: RecurringProfile) =>
  profile.merge({ status: 'ended', nextOn: null, nextAt: null, pausedFor: null, resumedWith: null })
