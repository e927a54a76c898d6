export { importTimes, type TimeElsewhere } from '#modules/tasks/actions/import_times'
export { addProject } from '#modules/tasks/actions/save_project'
export { addTask } from '#modules/tasks/actions/save_task'
export { removeTime } from '#modules/tasks/actions/save_time_entry'
export { type BilledEntry, billedEntries } from '#modules/tasks/billing/billed_entries'
export {
  type BilledShare,
  billTime,
  type FreedTime,
  freeTime,
  lockTime,
} from '#modules/tasks/billing/billed_time'
export { billableOf } from '#modules/tasks/billing/freed_time'
export { invoiceNumbers } from '#modules/tasks/billing/invoice_numbers'
export {
  endRetaining,
  type RetainedProject,
  retainedProjects,
  retainProjects,
} from '#modules/tasks/billing/retained_projects'
export { byRate, type UnbilledSum, unbilledSums } from '#modules/tasks/billing/unbilled_sums'
export {
  type UnbilledFilter,
  type UnbilledTime,
  unbilledTime,
} from '#modules/tasks/billing/unbilled_time'
export { type BudgetWarning, readBudgetWarnings } from '#modules/tasks/budgets/budget_warnings'
export {
  endOfDay,
  startOfDay,
  thisDay,
  thisWeek,
  workedSeconds,
} from '#modules/tasks/local_time'
export { Project } from '#modules/tasks/models/project'
export { TimeEntry, wholeSecond } from '#modules/tasks/models/time_entry'
export { projectDeletion } from '#modules/tasks/project_deletion'
export { readAssignedTasks } from '#modules/tasks/queries/assigned_tasks'
export { readBillableShares } from '#modules/tasks/queries/billable_by_person'
export { type CurrentWork, readCurrentWork } from '#modules/tasks/queries/current_work'
export {
  countDueTasks,
  type DueTasks,
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
export { type RecordedTime, readRecordedTime } from '#modules/tasks/queries/recorded_time'
export { readTimeMark } from '#modules/tasks/queries/time_mark'
export { readTimeSpans, type TimeSpan } from '#modules/tasks/queries/time_spans'
export { type PersonTime, readTrackedSeconds } from '#modules/tasks/queries/tracked_by_person'
export type { HourlyRate } from '#modules/tasks/rates/hourly_rate'
export {
  reachesAll,
  type Viewer,
  withinClients,
  withinProjects,
  withinTasks,
} from '#modules/tasks/reach'
export { assertTimeOpen, type TouchedTime, timeChange } from '#modules/tasks/time_change'
export { timerEnd } from '#modules/tasks/timer_end'
export { tagName } from '#modules/tasks/validators/time_entry'
