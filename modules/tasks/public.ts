export { addProject } from '#modules/tasks/actions/save_project'
export { type BilledEntry, billedEntries } from '#modules/tasks/billing/billed_entries'
export { billedNet } from '#modules/tasks/billing/billed_sums'
export { type BilledShare, billTime, freeTime, lockTime } from '#modules/tasks/billing/billed_time'
export type { HourlyRate } from '#modules/tasks/billing/hourly_rate'
export { type UnbilledSum, unbilledSums } from '#modules/tasks/billing/unbilled_sums'
export {
  type UnbilledFilter,
  type UnbilledTime,
  unbilledTime,
} from '#modules/tasks/billing/unbilled_time'
export {
  endOfDay,
  startOfDay,
  thisDay,
  thisWeek,
  workedSeconds,
} from '#modules/tasks/local_time'
export { Project } from '#modules/tasks/models/project'
export { TimeEntry } from '#modules/tasks/models/time_entry'
export {
  readDueTasks,
  readLatestTime,
  readOpenTasks,
  readRunningTask,
  readWorkedSeconds,
} from '#modules/tasks/queries/own_work'
export {
  type ProjectWork,
  readOpenTasksOf,
  readProjectsOf,
  readWorkByProject,
} from '#modules/tasks/queries/person_work'
export { readTimeSpans, type TimeSpan } from '#modules/tasks/queries/time_spans'
export { type PersonTime, readTrackedSeconds } from '#modules/tasks/queries/tracked_by_person'
export { reachesAll, type Viewer, withinClients } from '#modules/tasks/reach'
export { registerTimeGuard, type TouchedTime } from '#modules/tasks/time_guards'
