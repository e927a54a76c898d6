import i18next from 'i18next'
import { showDone, showRefusal, showRetry, showUndo } from '@/components/toast'
import { tellLive } from '@/lib/live/live'
import { api, newKey } from '@/lib/server/api'
import { storedToken, storedUserId } from '@/lib/session/session_storage'
import { withClicks } from './elapsed'
import { addClick, readJournal } from './journal'
import { isAway, isRecordedHere, type ShownTask, startHere, stopHere } from './offline/record_here'
import { isLocal } from './offline/stint'
import { activeTimer, findActiveTimer, setActiveTimer } from './timer_state'

/** A server that hangs keeps nobody from starting or stopping: this browser can record it. */
const PATIENCE_MS = 8000

/**
 * Starts the timer on a task; without a connection in this browser, which sends it later. Refused with a console log for
 * a missing id, silently without a session.
 * @param shown the part of the task that the screen shows
 */
export async function startTimer(taskId: string | undefined, shown: ShownTask = {}): Promise<void> {
  if (!storedToken()) return
  if (!isTaskId(taskId)) return console.error('Time tracking not started: no task id.', taskId)
  if (isRecordedHere() && (await startHere(taskId, shown))) return
  const key = newKey()
  try {
    const { stopped } = await api('POST', '/api/tasks/:id/time/start', {
      params: { id: taskId },
      idempotencyKey: key,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    await followTask(taskId)
    if (stopped) await offerSwitchBack(stopped)
  } catch (failure) {
    if (isAway(failure) && (await startHere(taskId, shown, key))) return
    console.error('Time tracking could not be started.', failure)
    showRetry(i18next.t('start_failed', { ns: 'timer' }), failure, () => startTimer(taskId, shown))
  }
  tellLive({ kind: 'timer', id: taskId })
}

/**
 * Stops the timer of a task; without a connection, and refused, as the start. The request names the entry, so that a slow
 * server which carries it out later ends no timer that was started after it.
 */
export async function stopTimer(taskId: string | undefined): Promise<void> {
  if (!storedToken()) return
  if (!isTaskId(taskId)) return console.error('Time tracking not stopped: no task id.', taskId)
  const timer = activeTimer()
  const running = timer?.taskId === taskId ? timer : undefined
  const isStoppedHere = async () => running !== undefined && (await stopHere(running))
  if (isRecordedHere() && (await isStoppedHere())) return
  try {
    await api('POST', '/api/tasks/:id/time/stop', {
      params: { id: taskId },
      body: running && !isLocal(running.entryId) ? { entryId: running.entryId } : {},
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    setActiveTimer(null)
  } catch (failure) {
    if (isAway(failure) && (await isStoppedHere())) return
    console.error('Time tracking could not be stopped.', failure)
    showRetry(i18next.t('stop_failed', { ns: 'timer' }), failure, () => stopTimer(taskId))
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

/** Shows the timer that runs on a task, or none. */
async function followTask(id: string) {
  const { task } = await api('GET', '/api/tasks/:id', { params: { id } })
  setActiveTimer(findActiveTimer([task], storedUserId()))
}

/** Says which timer was stopped and offers to undo exactly this switch. */
async function offerSwitchBack({ title, taskId }: { title: string; taskId: string }) {
  const message = i18next.t('switched', { ns: 'timer', title })
  const changeId = await switchId()
  if (changeId) showUndo({ message, undo: () => void switchBack(changeId, taskId) })
  else showDone(message)
}

/** The change that was just made; undefined when it cannot be read or another client was quicker. */
async function switchId() {
  try {
    const [latest] = await api('GET', '/api/time-changes', { query: { pageSize: 1 } })
    return latest?.kind === 'switch' ? latest._id : undefined
  } catch (failure) {
    console.info('There is no undo without the latest change.', failure)
    return undefined
  }
}

/** Undoes a switch: the earlier timer runs on as if it had never stopped. */
async function switchBack(changeId: string, taskId: string) {
  try {
    await api('POST', '/api/time-changes/undo', { body: { id: changeId } })
    await followTask(taskId)
  } catch (failure) {
    console.warn('The switch was not undone.', failure)
    showRefusal(failure)
  }
  tellLive({ kind: 'timer', id: taskId })
}

const isTaskId = (taskId: string | undefined): taskId is string =>
  Boolean(taskId) && taskId !== 'undefined'
