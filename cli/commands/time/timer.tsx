import type { Context } from '../../lib/context.js'
import { Failure } from '../../lib/failures/failure.js'
import {
  onlineOrNot,
  pauseHere,
  resumeHere,
  startHere,
  statusHere,
  stopHere,
  type Told,
} from '../../lib/offline/offline_timer.js'
import { clock, hours } from '../../lib/output/format.js'
import { news } from '../../lib/output/news.js'
import { cutTo, measureFor } from '../../lib/output/text_width.js'
import type { Task } from '../../lib/server/answers.js'
import { newRepeatKey } from '../../lib/server/repeat_key.js'
import {
  pauseRunning,
  readTimer,
  resumeRunning,
  type StoppedTask,
  shownTask,
  startTask,
  stopRunning,
} from '../../lib/timer/timer.js'
import { elapsedSeconds, type RunningTask, type TrackedTask } from '../../lib/timer/timer_state.js'
import { updateNote } from '../../lib/update_note.js'
import { promptSegment } from './prompt_segment.js'

export interface StartOptions {
  at?: string
  create?: boolean
}

/**
 * `kontor start [task…]`: without a task that of the folder (`.kontor`), else a terminal offers a choice; `--at` starts
 * in the past, `+words` choose the project.
 */
export async function start(context: Context, words: string[], options: StartOptions = {}) {
  const wanted = words.join(' ').trim()
  const isPlain = wanted !== '' && !/(^| )[+−]/.test(wanted) && options.at === undefined
  if (isPlain && !context.isDryRun) return tellStart(context, await startAnywhere(context, wanted))
  const { startWith } = await import('./start_with.js')
  const named = await startWith(context, words, options)
  if (named) return tellStart(context, named)
  const canAsk = context.terminal.isTty && process.stdin.isTTY && !context.isJson
  // An unset variable leaves an empty word, which is no request for a choice.
  if (words.length || !canAsk) {
    throw new Failure('needs_argument', {
      values: { argument: context.t('help.task') },
      next: 'kontor tasks',
    })
  }
  const { pickTask } = await import('../pick_task.js')
  const task = await pickTask(context)
  if (task) await tellStart(context, await startAnywhere(context, task))
}

function startAnywhere(context: Context, wanted: string | Task) {
  const key = newRepeatKey()
  return onlineOrNot(
    context,
    () => startTask(context, wanted, { key }),
    (failure) => startHere(context, wanted, failure, { startKey: key })
  )
}

/** `kontor stop`: ends whatever runs, also in the past. */
export async function stop(context: Context, words: string[] = [], options: { at?: string } = {}) {
  const text = options.at ?? words.join(' ').trim()
  if (text || context.isDryRun) {
    const { stopAt } = await import('./start_with.js')
    return tellStop(context, await stopAt(context, text))
  }
  const stopped = await onlineOrNot(
    context,
    () => stopRunning(context),
    (failure) => stopHere(context, failure)
  )
  await tellStop(context, stopped)
}

/** `kontor pause`: begins a break of the running entry; browsers show it at once. */
export async function pause(context: Context) {
  const key = newRepeatKey()
  const running = await onlineOrNot(
    context,
    () => pauseRunning(context, key),
    (failure) => pauseHere(context, failure, key)
  )
  await tellTimer(context, 'paused', running)
}

/** `kontor resume`: ends the break. */
export async function resume(context: Context) {
  const key = newRepeatKey()
  const running = await onlineOrNot(
    context,
    () => resumeRunning(context, key),
    (failure) => resumeHere(context, failure, key)
  )
  await tellTimer(context, 'resumed', running)
}

/** `kontor status`: the running timer according to the server; `--watch` stays and counts. */
export async function status(
  context: Context,
  options: { format?: string; watch?: boolean; updateNote?: boolean }
) {
  if (options.updateNote) return updateNote(context)
  if (options.format !== undefined) return promptSegment(context, options.format)
  const { running, isOffline } = await onlineOrNot(
    context,
    () => readTimer(context),
    (failure) => ({ running: statusHere(context, failure) })
  )
  const waiting = context.journal()?.stints.length ?? 0
  if (context.isJson) {
    const { company } = context
    return context.printJson({
      running: running ? shownTask(running) : null,
      ...(waiting && { waiting }),
      ...(company && { company }),
      ...(isOffline && { offline: true }),
    })
  }
  if (options.watch && context.terminal.isTty && process.stdin.isTTY) {
    const { watchTimer } = await import('./watch_timer.js')
    return tellStatus(context, await watchTimer(context, { client: context.client(), running }))
  }
  await tellStatus(context, running)
  if (!waiting) return
  const { terminal, print, t } = context
  print(terminal.paint('dim', t('offline.waiting', { count: waiting })))
}

/** People who belong to several companies are reminded which one this is: a timer of another is not shown. */
async function tellStatus(context: Context, running: RunningTask | undefined) {
  const { company, terminal } = context
  if (company) context.print(terminal.paint('dim', terminal.show(company)))
  if (running) return tellRunning(context, running)
  news(context, { glyph: 'idle', tone: 'dim', text: context.t('timer.idle') })
}

export async function tellStart(
  context: Context,
  result: Awaited<ReturnType<typeof startAnywhere>>
) {
  const { started, isAlready, stopped, isOffline } = result
  if (context.isJson) {
    return context.printJson({
      started: shownTask(started),
      alreadyRunning: isAlready,
      stopped: stopped ?? null,
      ...(isOffline && { offline: true }),
    })
  }
  if (stopped) await tellStop(context, stopped)
  if (isAlready) return tellRunning(context, started)
  const text = await sentence(context, 'timer.started', started)
  news(context, { glyph: 'running', tone: 'accent', text })
}

export async function tellStop(context: Context, { isOffline, ...stopped }: Told<StoppedTask>) {
  if (context.isJson) return context.printJson({ stopped, ...(isOffline && { offline: true }) })
  const text = await sentence(context, 'timer.stopped', stopped)
  news(context, { glyph: 'done', tone: 'green', text })
  if (stopped.todaySeconds === undefined) return
  const time = hours(stopped.todaySeconds) || '0:00'
  context.print(context.terminal.paint('dim', context.t('timer.today', { time })))
}

/** News of a break. */
async function tellTimer(
  context: Context,
  step: 'paused' | 'resumed',
  { isOffline, ...running }: Told<RunningTask>
) {
  if (context.isJson) {
    return context.printJson({ [step]: shownTask(running), ...(isOffline && { offline: true }) })
  }
  const seconds = elapsedSeconds(running)
  const text = await sentence(context, `timer.${step}_after`, { ...running, seconds })
  if (step === 'paused') return news(context, { glyph: 'paused', tone: 'amber', text })
  news(context, { glyph: 'running', tone: 'accent', text })
}

async function tellRunning(context: Context, running: RunningTask) {
  if (running.pausedAt !== null) return tellTimer(context, 'paused', running)
  const time = clock(elapsedSeconds(running))
  const task = await named(context, running, (name) => `${time}  ${name}`)
  const text = `${context.terminal.paint('strong', time)}  ${task}`
  news(context, { glyph: 'running', tone: 'accent', text })
}

/** A sentence about a task and the time on it. */
async function sentence(context: Context, key: string, task: TrackedTask & { seconds?: number }) {
  const time = clock(task.seconds ?? 0)
  const around = (name: string) => context.t(key, { task: name, time })
  return around(await named(context, task, around))
}

const GLYPH_WIDTH = 2
const SHORTEST_NAME = 12

/** The task with its project, cut in a terminal so that the line around it does not wrap. */
async function named(
  { terminal }: Context,
  { title, project }: TrackedTask,
  around: (name: string) => string
) {
  const name = terminal.show(project ? `${title} (${project})` : title)
  const whole = around(name)
  const measure = await measureFor([whole])
  const room = terminal.width - GLYPH_WIDTH - (measure(whole) - measure(name))
  return cutTo(name, Math.max(SHORTEST_NAME, room), terminal.glyph('more'), measure)
}
