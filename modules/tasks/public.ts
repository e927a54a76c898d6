export { addProject } from '#modules/tasks/actions/save_project'
export { timesheetOf } from '#modules/tasks/billing/timesheet'
export { thisDay, thisWeek } from '#modules/tasks/local_time'
export { Project } from '#modules/tasks/models/project'
export {
  readDueTasks,
  readLatestTime,
  readOpenTasks,
  readRunningTask,
  readWorkedSeconds,
} from '#modules/tasks/queries/own_work'
export { reachesAll, type Viewer, withinClients } from '#modules/tasks/reach'
