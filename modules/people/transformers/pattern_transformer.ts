import type { WorkPattern } from '#modules/people/models/work_pattern'

/** Minutes of each weekday from a day on, Monday first. */
export const transformPattern = (pattern: WorkPattern) => ({
  _id: pattern.id,
  from: pattern.startsOn,
  minutes: pattern.minutes,
  weeklyMinutes: pattern.minutes.reduce((sum, minutes) => sum + minutes, 0),
})
