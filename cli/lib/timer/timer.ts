import type { Context } from '../context.js'
import { Failure, ServerFailure } from '../failures/failure.js'
import { isFullId } from '../find.js'
import { keepTasksHere } from '../offline/offline_timer.js'
import { isLocal } from '../offline/stint.js'
import { myTasks, openTasks, resolveTask } from '../resolve_task.js'
import type { Task } from '../server/answers.js'
import type { Answer, Client } from '../server/client.js'
import { newRepeatKey } from '../server/repeat_key.js'
import type { ServerMoment } from '../server/server_moment.js'
import {
  elapsedSeconds,
  findRunning,
  type RunningEntry,
  type RunningTask,
  runningTask,
  type TrackedTask,
} from './timer_state.js'

export interface StoppedTask extends TrackedTask {
  seconds: number
  /** Work of the whole day so far, where the server says it. */
  todaySeconds?: number
}

/** The running timer according to the server; the local note is updated. */
export async function readTimer(context: Context) {
  const client = context.client()
  const { body, seen } = await client.get('/api/timer')
  const running = body.timeEntry ? runningTask(body.timeEntry, seen) : undefined
  context.timerNote().write({ running, seen })
  return { client, running }
}

/** The caller's tasks with what runs among them; the local note follows. */
export async function readTasks(context: Context, client: Client) {
  const { tasks, seen } = await myTasks(client)
  const running = findRunning(tasks, seen)
  context.timerNote().write({ running, seen })
  keepTasksHere(context, tasks)
  return { tasks, running }
}

/**
 * Starts a task; reports another one that the server stopped for it. A whole id is started without a search.
 * @param key names this start, for the case that its answer does not come
 */
export async function startTask(
  context: Context,
  wanted: string | Pick<Task, '_id'>,
  { at, key }: { at?: number | undefined; key?: string } = {}
) {
  const client = context.client()
  const noted = context.timerNote().read()?.running
  const { task, tasks } = await taskToStart(context, wanted)
  const { body, seen } = await client.post('/api/tasks/:id/time/start', {
    params: { id: task._id },
    body: momentOf(at),
    ...(key && { headers: { 'idempotency-key': key } }),
  })
  const started = noteEntry(context, body.timeEntry, seen)
  const startedAt = Date.parse(started.startedAt)
  const isAlready =
    at === undefined
      ? noted?.entryId === started.entryId || seen.at - startedAt > JUST_NOW_MS
      : startedAt !== at
  return { started, isAlready, stopped: body.stopped && stoppedTask(body.stopped, tasks, noted) }
}

/** An entry that a start has made is younger; the rest is for the whole seconds of both clocks. */
const JUST_NOW_MS = 5000

/** The task that is meant, and the caller's open tasks where they were read for it. */
async function taskToStart(context: Context, wanted: string | Pick<Task, '_id'>) {
  if (typeof wanted !== 'string') return { task: wanted, tasks: [] }
  if (isFullId(wanted)) return { task: { _id: wanted.toLowerCase() }, tasks: [] }
  const client = context.client()
  const tasks = await openTasks(client)
  keepTasksHere(context, tasks)
  return { task: await resolveTask(client, tasks, wanted), tasks }
}

interface Stop {
  /** ms since 1970; now without one. */
  at?: number | undefined
  /** Of what runs, where it was read just now. */
  entryId?: string
}

/**
 * Stops what runs: the entry that was noted here, or the one that really runs where another client has changed that. The
 * request names it, so that a slow server which carries it out later ends no other timer. Fails with `not_running`.
 */
export async function stopRunning(context: Context, { at, entryId }: Stop = {}) {
  const likely = entryId ?? notedEntry(context)
  const stopped = likely && (await stopEntry(context, likely, at).catch(onlyIfAnotherRuns))
  if (stopped) return stopped
  const { running } = await readTimer(context)
  if (!running) throw notRunning()
  return stopEntry(context, running.entryId, at)
}

async function stopEntry(context: Context, entryId: string, at?: number): Promise<StoppedTask> {
  const { body, seen } = await context
    .client()
    .post('/api/timer/stop', { body: { ...momentOf(at), entryId } })
    .catch((error: unknown) => {
      const isIdle = error instanceof ServerFailure && error.code === 'no_timer'
      throw isIdle ? notRunning() : error
    })
  context.timerNote().write({ seen })
  const { taskId, title, project } = runningTask(body.timeEntry, seen)
  const { todaySeconds, timeEntry } = body
  return { taskId, title, project, seconds: timeEntry.seconds, todaySeconds }
}

/** @throws any failure but that of a stop which meant another entry */
function onlyIfAnotherRuns(error: unknown) {
  if (!(error instanceof ServerFailure) || error.code !== 'other_timer') throw error
}

/** The entry that ran when the server answered last; undefined for none that it knows. */
function notedEntry(context: Context) {
  const running = context.timerNote().read()?.running
  return running && !isLocal(running) ? running.entryId : undefined
}

const momentOf = (at: number | undefined) =>
  at === undefined ? {} : { at: new Date(at).toISOString() }

/** Begins a break of what runs. Fails with `not_running`. @param key names this pause, as in startTask */
export const pauseRunning = (context: Context, key = newRepeatKey()) =>
  changeRunning(context, (id) =>
    context.client().post('/api/time-entries/:id/breaks', breakRequest(id, key))
  )

/** Ends the break of what runs. Fails with `not_running` and `not_paused`. @param key names this resume */
export const resumeRunning = (context: Context, key = newRepeatKey()) =>
  changeRunning(context, (id) =>
    context.client().post('/api/time-entries/:id/breaks/end', breakRequest(id, key))
  )

const breakRequest = (id: string, key: string) => ({
  params: { id },
  body: {},
  headers: { 'idempotency-key': key },
})

/** Changes the entry of the note; where the server says that it is not in that state, the one that really runs. */
async function changeRunning(
  context: Context,
  change: (entryId: string) => Promise<Answer<{ timeEntry: RunningEntry }>>
): Promise<RunningTask> {
  const noted = notedEntry(context)
  const changed = noted && (await change(noted).catch(onlyIfOutdated))
  if (changed) return noteEntry(context, changed.body.timeEntry, changed.seen)
  const { running } = await readTimer(context)
  if (!running) throw notRunning()
  const { body, seen } = await change(running.entryId).catch((error: unknown) => {
    const isCounting = error instanceof ServerFailure && error.code === 'not_paused'
    throw isCounting ? new Failure('not_paused', { next: 'kontor status' }) : error
  })
  return noteEntry(context, body.timeEntry, seen)
}

/** @throws any failure but that of an entry which has changed since */
function onlyIfOutdated(error: unknown) {
  if (error instanceof ServerFailure && (error.status === 404 || error.status === 409)) return
  throw error
}

/** The running timer in the form for scripts. */
export function shownTask(running: RunningTask) {
  const { seen: _, ...task } = running
  return { ...task, seconds: elapsedSeconds(running) }
}

function noteEntry(context: Context, entry: RunningEntry, seen: ServerMoment): RunningTask {
  const running = runningTask(entry, seen)
  context.timerNote().write({ running, seen })
  return running
}

export const notRunning = () => new Failure('not_running', { next: 'kontor start' })

function stoppedTask(
  { taskId, title, seconds }: { taskId: string; title: string; seconds: number },
  tasks: Task[],
  noted: RunningTask | undefined
): StoppedTask {
  const listed = tasks.find(({ _id }) => _id === taskId)?.project?.name
  const project = listed ?? (noted?.taskId === taskId ? noted.project : null)
  return { taskId, title, project, seconds }
}
