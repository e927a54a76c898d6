import type { Context } from '../context.js'
import { Failure, ServerFailure } from '../failures/failure.js'
import { myTasks, resolveTask } from '../resolve_task.js'
import type { Task } from '../server/answers.js'
import type { Client } from '../server/client.js'
import type { ServerMoment } from '../server/server_moment.js'
import {
  elapsedSeconds,
  findRunning,
  type RunningTask,
  runningTask,
  type TrackedTask,
} from './timer_state.js'

export interface StoppedTask extends TrackedTask {
  seconds: number
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
  return { tasks, running }
}

/** Starts a task; reports another one that the server stopped for it. */
export async function startTask(context: Context, wanted: string | Task) {
  const client = context.client()
  const { tasks, running } = await readTasks(context, client)
  const task = typeof wanted === 'string' ? await resolveTask(client, tasks, wanted) : wanted
  const { body, seen } = await client.post('/api/tasks/:id/time/start', {
    params: { id: task._id },
  })
  const started = runningTask(body.timeEntry, seen)
  context.timerNote().write({ running: started, seen })
  const isAlready = running?.entryId === started.entryId
  return { started, isAlready, stopped: body.stopped && stoppedTask(body.stopped, tasks) }
}

/** Stops whatever runs when the server gets to it. Fails with `not_running`. */
export async function stopRunning(context: Context): Promise<StoppedTask> {
  const { body, seen } = await context
    .client()
    .post('/api/timer/stop')
    .catch((error: unknown) => {
      const isIdle = error instanceof ServerFailure && error.code === 'no_timer'
      throw isIdle ? notRunning() : error
    })
  context.timerNote().write({ seen })
  const { taskId, title, project } = runningTask(body.timeEntry, seen)
  return { taskId, title, project, seconds: body.timeEntry.seconds }
}

/** Begins a break of what runs. Fails with `not_running`. */
export async function pauseRunning(context: Context): Promise<RunningTask> {
  const { client, running } = await readTimer(context)
  if (!running) throw notRunning()
  const params = { id: running.entryId }
  const { body, seen } = await client.post('/api/time-entries/:id/breaks', { params, body: {} })
  return noteEntry(context, body.timeEntry, seen)
}

/** Ends the break of what runs. Fails with `not_running` and `not_paused`. */
export async function resumeRunning(context: Context): Promise<RunningTask> {
  const { client, running } = await readTimer(context)
  if (!running) throw notRunning()
  if (running.pausedAt === null) throw new Failure('not_paused', { next: 'kontor status' })
  const params = { id: running.entryId }
  const { body, seen } = await client.post('/api/time-entries/:id/breaks/end', { params, body: {} })
  return noteEntry(context, body.timeEntry, seen)
}

/** The running timer in the form for scripts. */
export function shownTask(running: RunningTask) {
  const { seen: _, ...task } = running
  return { ...task, seconds: elapsedSeconds(running) }
}

function noteEntry(
  context: Context,
  entry: Parameters<typeof runningTask>[0],
  seen: ServerMoment
): RunningTask {
  const running = runningTask(entry, seen)
  context.timerNote().write({ running, seen })
  return running
}

const notRunning = () => new Failure('not_running', { next: 'kontor start' })

function stoppedTask(
  { taskId, title, seconds }: { taskId: string; title: string; seconds: number },
  tasks: Task[]
): StoppedTask {
  const project = tasks.find(({ _id }) => _id === taskId)?.project?.name ?? null
  return { taskId, title, project, seconds }
}
