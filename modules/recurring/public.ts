export { readSchedule } from '#modules/recurring/actions/read_schedule'
export { addProfile } from '#modules/recurring/actions/write_profile'
export { scopeOf } from '#modules/recurring/company_scope'
export {
  type ExpensesWish,
  expenseSource,
  type TakenExpenses,
} from '#modules/recurring/expense_source'
export { RecurringProfile } from '#modules/recurring/models/recurring_profile'
export { type ComingRun, comingRuns } from '#modules/recurring/queries/coming_runs'
export { nextRunOf } from '#modules/recurring/queries/next_run'
export { profileList } from '#modules/recurring/queries/profile_rows'
export { summarize } from '#modules/recurring/queries/summary'
export { type FailureReason, reasonOf, sayReason, UNFORESEEN } from '#modules/recurring/reasons'
export {
  type RetainedProfile,
  type RetainerLine,
  type RetainerTerms,
  type RetainerWish,
  retainerSource,
  type SettledHours,
  type ShownPeriod,
  type ShownRetainer,
} from '#modules/recurring/retainer_source'
export { type Course, comes, courseFrom } from '#modules/recurring/schedule/course'
export { endOfMonth, monthAfter } from '#modules/recurring/schedule/month_days'
export { dueAt, indexFrom, occurrence } from '#modules/recurring/schedule/occurrences'
export {
  lastPaidDay,
  periodOf as retainerPeriodOf,
  type RetainerTiming,
} from '#modules/recurring/schedule/retainer_periods'
export { type Schedule, UNITS } from '#modules/recurring/schedule/schedule'
export { type ScheduleInput, scheduleFields } from '#modules/recurring/validators/recurring_invoice'
export {
  type TakenWork,
  type Work,
  type WorkLine,
  type WorkWish,
  workSource,
} from '#modules/recurring/work_source'
