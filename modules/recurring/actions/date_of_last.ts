import type { RecurringProfile } from '#modules/recurring/models/recurring_profile'
import { occurrence } from '#modules/recurring/schedule/occurrences'

/** The date under which the last hours of an ended profile are billed: the next one, which no other invoice has. */
export const dateOfLast = ({ schedule, nextIndex }: RecurringProfile) =>
  occurrence(schedule, nextIndex)
