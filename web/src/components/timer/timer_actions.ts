import i18next from 'i18next'
import { showRetry, showUndo } from '@/components/toast'
import { api } from '@/lib/api'
import { tellLive } from '@/lib/live'
import { storedToken, storedUserId } from '@/lib/session_storage'
import { readPause, writePause } from './pause'
import { settleEnded, settlePause } from './settle_pause'
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

/** Stops the timer of a task and sends its pauses as the entry's break. Refusals as for the start. */
export async function stopTimer(taskId: string | undefined): Promise<void> {
  if (!storedToken()) return
  if (!isTaskId(taskId)) return console.error('Time tracking not stopped: no task id.', taskId)
  try {
    const { timeEntry } = await api('POST', '/api/tasks/:id/time/stop', { params: { id: taskId } })
    setActiveTimer(null)
    await sendBreak(() => settlePause(timeEntry))
  } catch (failure) {
    console.error('Time tracking could not be stopped.', failure)
    showRetry(i18next.t('timer.stop_failed'), failure, () => stopTimer(taskId))
  }
  tellLive({ kind: 'timer', id: taskId })
}

/** A local flag and no call (specification, section 4). */
export function pauseTimer(now = Date.now()) {
  const timer = activeTimer()
  if (!timer || !storedToken()) return
  const pause = readPause(timer.entryId)
  if (pause?.since) return
  const { taskId } = timer
  writePause(timer.entryId, {
    taskId,
    userId: storedUserId() ?? '',
    ms: pause?.ms ?? 0,
    since: now,
  })
}

export function resumeTimer(now = Date.now()) {
  const timer = activeTimer()
  const pause = timer && readPause(timer.entryId)
  if (!pause || pause.since === null) return
  writePause(timer.entryId, {
    ...pause,
    ms: pause.ms + Math.max(0, now - pause.since),
    since: null,
  })
}

/** A failed break stays in the browser and is read anew for the next try. */
async function sendBreak(settle: () => Promise<void>): Promise<void> {
  try {
    await settle()
  } catch (failure) {
    console.error('The break could not be saved.', failure)
    const again = () => sendBreak(() => settleEnded(activeTimer()?.entryId))
    showRetry(i18next.t('timer.break_failed'), failure, again)
  }
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
