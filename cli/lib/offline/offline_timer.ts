import type { Context } from '../context.js'
import { Failure } from '../failures/failure.js'
import { chooseTask } from '../resolve_task.js'
import { momentWithout, type ServerMoment } from '../server/server_moment.js'
import type { StoppedTask } from '../timer/timer.js'
import { elapsedSeconds, type RunningTask, type TrackedTask } from '../timer/timer_state.js'
import { isAway } from './away.js'
import { deliverJournal } from './deliver.js'
import { type KnownTask, keepTasks, knownTasks } from './known_tasks.js'
import {
  type OfflineWork,
  pauseOffline,
  resumeOffline,
  startOffline,
  stopOffline,
} from './stint.js'

/** A server that hangs keeps nobody from starting or stopping: this machine can record it. */
const PATIENCE_MS = 3000

/**
 * Does something with the server, after delivering what waits; without a connection, on this machine, and says so.
 * @throws the failure of the connection where this machine knows too little to go on
 */
export async function onlineOrNot<T extends object>(
  context: Context,
  online: () => Promise<T>,
  offline: (failure: unknown) => T
): Promise<T & { isOffline?: true }> {
  try {
    if (context.journal()) context.client().waitAtMost(PATIENCE_MS)
    await deliverAndSay(context)
    return { ...(await online()) }
  } catch (error) {
    if (!isAway(error) || !context.journal()) throw error
    const result = offline(error)
    const { host } = context.client().account
    if (!context.isJson) context.warn(context.t('offline.recorded', { host }))
    return { ...result, isOffline: true }
  }
}

/** Delivers waiting stints, and reports the result on standard error. */
export async function deliverAndSay(context: Context) {
  const { sent, refused, held } = await deliverJournal(context)
  const { isJson, t, warn } = context
  if (isJson) return
  if (sent.length) warn(t('offline.sent', { count: sent.length }))
  if (refused.length) warn(t('offline.refused', { count: refused.length }))
  if (held.length) warn(t('offline.held', { count: held.length }))
}

/** Starts a task among those that were seen last. */
export function startHere(context: Context, wanted: string | { _id: string }, failure: unknown) {
  const task = taskHere(context, wanted, failure)
  const before = workOf(context)
  const { now, after } = change(context, (work, moment) => startOffline(work, task, moment))
  const started = after.running
  if (!started) throw failure
  const isAlready = before.running?.taskId === task.taskId
  return {
    started,
    isAlready,
    stopped: isAlready || !before.running ? undefined : stoppedAt(before.running, now),
  }
}

/** Stops what runs as far as this machine knows. */
export function stopHere(context: Context, failure: unknown): StoppedTask {
  const { running } = workOf(context)
  if (!running) throw failure
  const { now } = change(context, stopOffline)
  return stoppedAt(running, now)
}

/** Begins a break of what runs as far as this machine knows. */
export const pauseHere = (context: Context, failure: unknown) =>
  changeBreak(context, pauseOffline, failure)

/** Ends the break of what runs as far as this machine knows. Fails with `not_paused`. */
export function resumeHere(context: Context, failure: unknown) {
  if (workOf(context).running?.pausedAt === null) {
    throw new Failure('not_paused', { next: 'kontor status' })
  }
  return changeBreak(context, resumeOffline, failure)
}

/** The running task as far as this machine knows, while something waits to be delivered. */
export function statusHere(context: Context, failure: unknown): RunningTask | undefined {
  if (!context.journal()?.stints.some(({ refused }) => !refused)) throw failure
  return workOf(context).running
}

/** Keeps the open tasks of the person for later. */
export function keepTasksHere({ client }: Context, tasks: KnownTask[]) {
  const { profile } = client().account
  if (profile) keepTasks(process.env, profile.userId, tasks)
}

function changeBreak(context: Context, step: typeof pauseOffline, failure: unknown) {
  const { running } = change(context, step).after
  if (!running) throw failure
  return running
}

function workOf(context: Context): OfflineWork {
  return { stints: context.journal()?.stints ?? [], running: context.timerNote().read()?.running }
}

/** Writes the journal first: the note only shows what it says. */
function change(context: Context, step: (work: OfflineWork, now: ServerMoment) => OfflineWork) {
  const note = context.timerNote()
  const state = note.read()
  const now = momentWithout(state?.seen)
  let after: OfflineWork = { stints: [] }
  context.journal()?.change((stints) => {
    after = step({ stints, running: state?.running }, now)
    return after.stints
  })
  note.write({ running: after.running, seen: now })
  return { now, after }
}

function taskHere(
  context: Context,
  wanted: string | { _id: string },
  failure: unknown
): TrackedTask {
  const { profile } = context.client().account
  const known = profile && knownTasks(process.env, profile.userId)
  if (!known) throw failure
  const task =
    typeof wanted === 'string'
      ? chooseTask(known, wanted)
      : known.find(({ _id }) => _id === wanted._id)
  if (!task) throw failure
  return { taskId: task._id, title: task.title, project: task.project?.name ?? null }
}

const stoppedAt = (running: RunningTask, now: ServerMoment): StoppedTask => ({
  taskId: running.taskId,
  title: running.title,
  project: running.project,
  seconds: elapsedSeconds(running, now.at),
})
