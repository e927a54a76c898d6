export { deliverJournal } from './deliver_journal'
export { formatClock } from './elapsed'
export { keepSeen, lastSeen } from './offline/last_seen'
export { useStints } from './offline/stints'
export { RunningClock } from './running_clock'
export { pauseTimer, resumeTimer, startTimer, stopTimer } from './timer_actions'
export { shownTask, TimerButton } from './timer_button'
export {
  type ActiveTimer,
  findActiveTimer,
  followBreaks,
  setActiveTimer,
  useActiveTimer,
} from './timer_state'
export type { Person, TimeEntry, TrackedTask } from './tracked_task'
export { useElapsed } from './use_elapsed'
