import { currentConnection } from '@/lib/server/connection'
import { HttpFailure } from '@/lib/server/http_failure'
import { newKey } from '@/lib/server/repeat_key'
import { type Click, clicksOf, removeClicks, thisMoment } from '../journal'
import { type ActiveTimer, activeTimer, knownTimer } from '../timer_state'
import { lastSeen } from './last_seen'
import { addTo, breaksOf, isWaiting, runningTimer, type Stint, type TaskName } from './stint'
import { changeStints, stintsHere } from './stints'

/** As much of a task as the screen shows. */
export type ShownTask = Partial<Pick<TaskName, 'title' | 'projectName'>>

/** Answers of a proxy that gets none from the server. */
const AWAY = [0, 502, 503, 504]

/** Whether a failure means that the server cannot be asked now. */
export const isAway = (failure: unknown) =>
  failure instanceof HttpFailure
    ? AWAY.includes(failure.status)
    : failure instanceof DOMException && failure.name === 'TimeoutError'

/** Without a connection, and while something waits: what comes later must not overtake it. */
export const isRecordedHere = () =>
  currentConnection() !== 'answers' || stintsHere().some(isWaiting)

/**
 * Starts a task in this browser, and ends another one; what runs is read from the journal, which another tab may have
 * changed.
 * @param startKey of a start that was given up
 * @returns whether it was recorded: the task must be known, and this browser must keep it
 */
export async function startHere(
  taskId: string,
  { title = '', projectName }: ShownTask,
  startKey?: string
): Promise<boolean> {
  const task = taskNamed(taskId, title, projectName)
  if (!task) return false
  const start = thisMoment()
  const [id, endId] = [newKey(), newKey()]
  return isKept((stints) => {
    const running = runningTimer(knownTimer(), stints)
    if (running?.taskId === taskId) return { stints, clicks: [] }
    const clicks = clicksOf(running?.entryId)
    const before = running
      ? addTo(stints, running, { id: endId, end: start, breaks: breaksOf(clicks) })
      : stints
    const begun: Stint = { id, ...task, start, ...(startKey && { startKey }), breaks: [] }
    return { stints: [...before, begun], clicks }
  })
}

/** Ends what runs in this browser. @returns whether it was recorded */
export async function stopHere(timer: ActiveTimer): Promise<boolean> {
  const clicks = clicksOf(timer.entryId)
  const stop = { id: newKey(), end: thisMoment(), breaks: breaksOf(clicks) }
  return isKept((stints) => ({ stints: addTo(stints, timer, stop), clicks }))
}

/** Moves the pauses and resumes of the running entry from the local storage to where they outlive it. */
export async function keepBreaksHere() {
  const running = activeTimer()
  const clicks = clicksOf(running?.entryId)
  if (!running || clicks.length === 0) return
  const id = newKey()
  await changeStints((stints) => addTo(stints, running, { id, breaks: breaksOf(clicks) }))
  removeClicks(clicks.map((click) => click.id))
}

/** The journal after a change, and the clicks that belong to it now. */
interface Kept {
  stints: Stint[]
  clicks: Click[]
}

async function isKept(change: (stints: Stint[]) => Kept) {
  let moved: Click[] = []
  try {
    await changeStints((before) => {
      const { stints, clicks } = change(before)
      moved = clicks
      return stints
    })
  } catch (failure) {
    console.error('Time could not be recorded in this browser.', failure)
    return false
  }
  removeClicks(moved.map(({ id }) => id))
  // The browser may otherwise make room with it when the disk is full. It may say no.
  void navigator.storage?.persist?.()
  return true
}

function taskNamed(
  taskId: string,
  title: string,
  projectName: TaskName['projectName']
): TaskName | undefined {
  const seen = lastSeen()?.tasks.find((task) => task.taskId === taskId)
  return seen ?? (title ? { taskId, title, projectName } : undefined)
}
