export { thisDay, thisWeek } from '#modules/tasks/local_time'
export {
  readLatestTime,
  readOpenTasks,
  readRunningTask,
  readWorkedSeconds,
} from '#modules/tasks/queries/own_work'
