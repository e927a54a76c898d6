import { formatClock } from './elapsed'
import classes from './timer.module.css'
import { useElapsed } from './use_elapsed'

/** The running time of a task; nothing when the timer does not run there. */
export function RunningClock({ taskId }: { taskId: string }) {
  const elapsed = useElapsed()
  if (elapsed?.timer.taskId !== taskId) return null
  return <span className={classes.clock}>{formatClock(elapsed.seconds)}</span>
}
