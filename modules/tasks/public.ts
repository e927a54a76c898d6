export { thisDay, thisWeek } from '#modules/tasks/local_time'
export {
  readDueTasks,
  readLatestTime,
  readOpenTasks,
  readRunningTask,
  readWorkedSeconds,
} from '#modules/tasks/queries/own_work'
