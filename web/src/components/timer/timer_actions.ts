import i18next from 'i18next'
import { showRetry, showUndo } from '@/components/toast'
import { tellLive } from '@/lib/live/live'
import { api } from '@/lib/server/api'
import { storedToken, storedUserId } from '@/lib/session/session_storage'
import { withClicks } from './elapsed'
import { addClick, readJournal } from './journal'
import { activeTimer, findActiveTimer, setActiveTimer } from './timer_state'

/** Starts the timer on a task. Refused with a console log for a missing id, silently without a session. */
export async function startTimer(taskId: string | undefined): Promise<void> {
  if (!storedToken()) return
  if (!isTaskId(taskId)) return console.error('Time tracking not started: no task id.', taskId)
  try {
    const { timeEntry, stopped } = await api('POST', '/api/tasks/:id/time/start', {
      params: { id: taskId },
    })
    const { task } = await api('GET', '/api/tasks/:id', { params: { id: taskId } })
    setActiveTimer(findActiveTimer([task], storedUserId()))
    if (stopped)
      showUndo({
        message: i18next.t('timer.switched', { title: stopped.title }),
        undo: () => void switchBack(timeEntry._id, stopped.taskId),
      })
  } catch (failure) {
    console.error('Time tracking could not be started.', failure)
    showRetry(i18next.t('timer.start_failed'), failure, () => startTimer(taskId))
  }
  tellLive({ kind: 'timer', id: taskId })
}

/** Stops the timer of a task. Refusals as for the start. */
export async function stopTimer(taskId: string | undefined): Promise<void> {
  if (!storedToken()) return
  if (!isTaskId(taskId)) return console.error('Time tracking not stopped: no task id.', taskId)
  try {
    await api('POST', '/api/tasks/:id/time/stop', { params: { id: taskId } })
    setActiveTimer(null)
  } catch (failure) {
    console.error('Time tracking could not be stopped.', failure)
    showRetry(i18next.t('timer.stop_failed'), failure, () => stopTimer(taskId))
  }
  tellLive({ kind: 'timer', id: taskId })
}

/** Sets a local flag and makes no call (specification, section 4). */
export function pauseTimer() {
  const timer = shownTimer()
  if (timer && timer.pausedAt === null) addClick('pause', timer.entryId)
}

/** Takes the flag back, without any call either. */
export function resumeTimer() {
  const timer = shownTimer()
  if (timer && timer.pausedAt !== null) addClick('resume', timer.entryId)
}

/** The timer as it is on the screen; nothing without a session. */
function shownTimer() {
  const timer = activeTimer()
  if (!timer || !storedToken()) return undefined
  return withClicks(
    timer,
    readJournal().filter(({ entryId }) => entryId === timer.entryId)
  )
}

/** Undoes a switch: the earlier task runs again, the moments on the new one are thrown away. */
async function switchBack(entryId: string, taskId: string) {
  try {
    await api('DELETE', '/api/time-entries/:id', { params: { id: entryId } })
  } catch (failure) {
    console.error('The time of the other task could not be removed.', failure)
  }
  await startTimer(taskId)
}

const isTaskId = (taskId: string | undefined): taskId is string =>
  Boolean(taskId) && taskId !== 'undefined'
