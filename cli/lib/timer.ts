import type { Task, TimeEntry } from './answers.js'
import type { Client } from './client.js'
import type { Context } from './context.js'
import { Failure } from './failure.js'
import { myTasks, resolveTask } from './resolve_task.js'
import {
  elapsedSeconds,
  findRunning,
  type PausedTask,
  type RunningTask,
  runningTask,
} from './timer_state.js'

export interface StoppedTask {
  taskId: string
  title: string
  project: string | null
  seconds: number
}

/** The caller's id: known from the sign-in, asked for only with a token from the environment. */
export async function whoAmI(client: Client) {
  return client.account.profile?.userId ?? (await client.get('/api/auth/me')).body.id
}

/** What runs now by the server's word; the local note follows it. */
export async function readTimer(context: Context) {
  const client = context.client()
  const [{ tasks, clockSkewMs }, userId] = await Promise.all([myTasks(client), whoAmI(client)])
  const running = findRunning(tasks, userId, clockSkewMs)
  noteRunning(context, running)
  return { client, tasks, running, paused: running ? undefined : context.timerNote().read().paused }
}

/** Keeps the note in step; a task that runs again, here or elsewhere, is no longer paused. */
export function noteRunning(context: Context, running: RunningTask | undefined) {
  const note = context.timerNote()
  const known = note.read()
  if (running) note.write({ running })
  else if (known.running) note.write(known.paused ? { paused: known.paused } : {})
}

/** Starts a task; tells which other one the server stopped for it. */
export async function startTask(context: Context, wanted: string | Task) {
  const { client, tasks, running } = await readTimer(context)
  const task = typeof wanted === 'string' ? await resolveTask(client, tasks, wanted) : wanted
  const isAlready = running?.taskId === task._id
  const { timeEntry, clockSkewMs } = await changeTimer(client, task._id, 'start')
  const started = runningTask(task, timeEntry, clockSkewMs)
  context.timerNote().write({ running: started })
  return { started, isAlready, stopped: running && !isAlready ? ended(running) : undefined }
}

/** Stops what runs. Fails with `not_running`. */
export async function stopRunning(context: Context): Promise<StoppedTask> {
  const { client, running } = await readTimer(context)
  if (!running) throw new Failure('not_running', { next: 'kontor start' })
  const { timeEntry } = await changeTimer(client, running.taskId, 'stop')
  context.timerNote().write({})
  return { ...ended(running), seconds: secondsOf(timeEntry) ?? elapsedSeconds(running) }
}

/** Ends the entry and remembers the task for `resume`. */
export async function pauseRunning(context: Context): Promise<PausedTask> {
  const { taskId, title, project, seconds } = await stopRunning(context)
  const paused = { taskId, title, project, seconds, pausedAt: new Date().toISOString() }
  context.timerNote().write({ paused })
  return paused
}

async function changeTimer(client: Client, taskId: string, change: 'start' | 'stop') {
  const { body, clockSkewMs } = await client.post(`/api/tasks/:id/time/${change}`, {
    params: { id: taskId },
  })
  return { timeEntry: body.timeEntry, clockSkewMs }
}

function secondsOf({ startTime, endTime, breakSeconds }: TimeEntry) {
  if (!endTime) return undefined
  return Math.floor((Date.parse(endTime) - Date.parse(startTime)) / 1000) - breakSeconds
}

const ended = (running: RunningTask): StoppedTask => ({
  taskId: running.taskId,
  title: running.title,
  project: running.project,
  seconds: elapsedSeconds(running),
})
