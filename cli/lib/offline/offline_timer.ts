import type { Context } from '../context.js'
import { Failure } from '../failures/failure.js'
import type { StoppedTask } from '../timer/timer.js'
import { elapsedSeconds, type RunningTask } from '../timer/timer_state.js'
import { isAway } from './away.js'
import { deliverJournal } from './deliver.js'
import { changeJournal, needsServer, taskHere, type WantedHere, workHere } from './here.js'
import { type KnownTask, keepTasks, knownTasks } from './known_tasks.js'
import { momentAgo } from './moved_time.js'
import {
  pauseOffline,
  resumeOffline,
  type StartDetails,
  startOffline,
  stopOffline,
} from './stint.js'

/** A server that hangs keeps nobody from starting or stopping: this machine can record it. */
const PATIENCE_MS = 3000

/** A result, and whether it was reached without the server. */
export type Told<T> = T & { isOffline?: true }

/**
 * Does something with the server, after delivering what waits; without a connection, on this machine, and says so.
 * A dry run delivers and records nothing.
 * @param says the sentence: that something was recorded, or that a list only shows what this machine knows; nothing
 * where another step follows
 * @throws the failure of the connection where this machine knows too little to go on
 */
export async function onlineOrNot<T extends object>(
  context: Context,
  online: () => Promise<T>,
  offline: (failure: unknown) => T | Promise<T>,
  says: 'recorded' | 'shown' | 'nothing' = 'recorded'
): Promise<Told<T>> {
  try {
    // A long list may take its time.
    if (context.journal() && says !== 'shown') context.client().waitAtMost(PATIENCE_MS)
    if (!context.isDryRun) await deliverAndSay(context)
    return { ...(await online()) }
  } catch (error) {
    if (!isAway(error) || !context.journal() || context.isDryRun) throw error
    const result = await offline(error)
    const { host } = context.client().account
    const isSaid = says !== 'nothing' && !context.isJson
    if (isSaid) context.warn(context.t(`offline.${says}`, { host }))
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

interface StartHere extends StartDetails {
  /** ms since 1970; now without one. */
  at?: number | undefined
}

/**
 * Starts a task among those that were seen last.
 * @throws `needs_server` for a start in the past, before what runs began
 */
export function startHere(
  context: Context,
  wanted: WantedHere,
  failure: unknown,
  { at, ...details }: StartHere = {}
) {
  const task = taskHere(context, wanted, failure)
  const before = workHere(context)
  if (at !== undefined && before.running && at < Date.parse(before.running.startedAt)) {
    throw needsServer(context, 'earlier')
  }
  const { now, after } = changeJournal(context, 'start', (work, present) =>
    startOffline(work, task, momentAgo(present, at), details)
  )
  const started = after.running
  if (!started) throw failure
  const isAlready = before.running?.taskId === task.taskId
  return {
    started,
    isAlready,
    stopped: isAlready || !before.running ? undefined : stoppedAt(before.running, at ?? now.at),
  }
}

/** Stops what runs as far as this machine knows, also at a moment in the past. */
export function stopHere(context: Context, failure: unknown, at?: number): StoppedTask {
  const { running } = workHere(context)
  if (!running) throw failure
  if (at !== undefined && at < Date.parse(running.startedAt)) throw new Failure('ends_before_start')
  const { now } = changeJournal(context, 'stop', (work, present) =>
    stopOffline(work, momentAgo(present, at))
  )
  return stoppedAt(running, at ?? now.at)
}

/** Begins a break of what runs as far as this machine knows. @param key of the pause that was given up */
export const pauseHere = (context: Context, failure: unknown, key: string) =>
  changeBreak(context, (work, now) => pauseOffline(work, now, key), failure)

/**
 * Ends the break of what runs as far as this machine knows.
 * @param key of the resume that was given up
 * @throws `not_paused`
 */
export function resumeHere(context: Context, failure: unknown, key: string) {
  if (workHere(context).running?.pausedAt === null) {
    throw new Failure('not_paused', { next: 'kontor status' })
  }
  return changeBreak(context, (work, now) => resumeOffline(work, now, key), failure)
}

/** The running task as far as this machine knows, while something waits to be delivered. */
export function statusHere(context: Context, failure: unknown): RunningTask | undefined {
  if (!context.journal()?.stints.some(({ refused }) => !refused)) throw failure
  return workHere(context).running
}

/** The running task as far as this machine knows. @throws the failure of the connection where none runs */
export function runningHere(context: Context, failure: unknown): RunningTask {
  const { running } = workHere(context)
  if (!running) throw failure
  return running
}

/** The open tasks that were seen last, with what runs. @throws the failure of the connection where none were seen */
export function tasksHere(context: Context, failure: unknown) {
  const { profile } = context.client().account
  const found = profile && knownTasks(process.env, profile.userId)
  if (!found) throw failure
  return { found, running: workHere(context).running }
}

/** Keeps the open tasks of the person for later. */
export function keepTasksHere({ client }: Context, tasks: KnownTask[]) {
  const { profile } = client().account
  if (profile) keepTasks(process.env, profile.userId, tasks)
}

function changeBreak(context: Context, step: typeof pauseOffline, failure: unknown) {
  const { running } = changeJournal(context, 'break', step).after
  if (!running) throw failure
  return running
}

const stoppedAt = (running: RunningTask, at: number): StoppedTask => ({
  taskId: running.taskId,
  title: running.title,
  project: running.project,
  seconds: elapsedSeconds(running, at),
})
