import { instantText } from '#core/clock'
import type { WorkWeek } from '#modules/people/models/work_week'

/** A week that somebody has handed in. */
export const transformWeek = (week: WorkWeek) => ({
  _id: week.id,
  userId: week.userId,
  weekStart: week.startsOn,
  status: week.status,
  reason: week.reason,
  submittedAt: instantText(week.submittedAt),
  decidedAt: week.decidedAt === null ? null : instantText(week.decidedAt),
})
