import type { Context } from '../lib/context.js'
import { Failure } from '../lib/failures/failure.js'
import { clock } from '../lib/output/format.js'
import type { Glyph, Tone } from '../lib/output/terminal.js'
import { cutTo, measureFor } from '../lib/output/text_width.js'
import {
  pauseRunning,
  readTimer,
  resumeRunning,
  type StoppedTask,
  shownTask,
  startTask,
  stopRunning,
} from '../lib/timer/timer.js'
import { ageOf } from '../lib/timer/timer_note.js'
import { elapsedSeconds, type RunningTask, type TrackedTask } from '../lib/timer/timer_state.js'
import { updateInBackground, updateNote } from '../lib/update_note.js'

/** `kontor start [task…]`: without a task a terminal offers a choice. */
export async function start(context: Context, words: string[]) {
  const wanted = words.join(' ').trim()
  if (wanted) return tellStart(context, await startTask(context, wanted))
  const canAsk = context.terminal.isTty && process.stdin.isTTY && !context.isJson
  // An unset variable leaves an empty word, which is no request for a choice.
  if (words.length || !canAsk) {
    throw new Failure('needs_argument', {
      values: { argument: context.t('help.task') },
      next: 'kontor tasks',
    })
  }
  const { pickTask } = await import('./pick_task.js')
  const task = await pickTask(context)
  if (task) await tellStart(context, await startTask(context, task))
}

/** `kontor stop`: ends whatever runs. */
export async function stop(context: Context) {
  await tellStop(context, await stopRunning(context))
}

/** `kontor pause`: begins a break of the running entry; browsers show it at once. */
export async function pause(context: Context) {
  await tellTimer(context, 'paused', await pauseRunning(context))
}

/** `kontor resume`: ends the break. */
export async function resume(context: Context) {
  await tellTimer(context, 'resumed', await resumeRunning(context))
}

/** `kontor status`: the running timer according to the server; `--watch` stays and counts. */
export async function status(
  context: Context,
  options: { format?: string; watch?: boolean; updateNote?: boolean }
) {
  if (options.updateNote) return updateNote(context)
  if (options.format !== undefined) return promptSegment(context, options.format)
  const { client, running } = await readTimer(context)
  if (context.isJson) {
    const { company } = context
    return context.printJson({
      running: running ? shownTask(running) : null,
      ...(company && { company }),
    })
  }
  if (options.watch && context.terminal.isTty && process.stdin.isTTY) {
    const { watchTimer } = await import('./watch_timer.js')
    return tellStatus(context, await watchTimer(context, { client, running }))
  }
  await tellStatus(context, running)
}

/** People who belong to several companies are reminded which one this is: a timer of another is not shown. */
async function tellStatus(context: Context, running: RunningTask | undefined) {
  const { company, terminal } = context
  if (company) context.print(terminal.paint('dim', terminal.show(company)))
  if (running) return tellRunning(context, running)
  line(context, { glyph: 'idle', tone: 'dim', text: context.t('timer.idle') })
}

const FIELDS = ['task', 'project', 'elapsed', 'state', 'glyph', 'company']

/** A prompt that shows an older note says so. */
const STALE_MS = 90_000

/** One line for a shell prompt, from the local note: it waits for no server, and is empty when nothing runs. */
function promptSegment(context: Context, format: string) {
  const { terminal, print, t } = context
  const unknown = [...format.matchAll(/\{(\w+)\}/g)].find(([, name = '']) => !FIELDS.includes(name))
  if (unknown) {
    throw new Failure('unknown_format', {
      values: { field: unknown[0], fields: FIELDS.join(', ') },
    })
  }
  const note = context.timerNote().read()
  updateInBackground(context, note)
  if (!note?.running) return
  const { running } = note
  const state = running.pausedAt === null ? 'running' : 'paused'
  const parts: Record<string, string> = {
    task: running.title,
    project: running.project ?? t('tasks.no_project'),
    elapsed: clock(elapsedSeconds(running)),
    state: t(`timer.${state}`),
    glyph: terminal.glyph(state),
    company: context.company ?? '',
  }
  const text = format
    .replaceAll('\\n', '\n')
    .replace(/\{(\w+)\}/g, (_, name: string) => terminal.show(parts[name] ?? ''))
  const minutes = Math.floor(ageOf(note) / 60_000)
  const age = ageOf(note) > STALE_MS ? ` (${t('timer.stale', { minutes })})` : ''
  // Before the blank that parts the segment from the prompt behind it.
  print(text.replace(/\s*$/, (blank) => age + blank))
}

async function tellStart(context: Context, result: Awaited<ReturnType<typeof startTask>>) {
  const { started, isAlready, stopped } = result
  if (context.isJson) {
    return context.printJson({
      started: shownTask(started),
      alreadyRunning: isAlready,
      stopped: stopped ?? null,
    })
  }
  if (stopped) await tellStop(context, stopped)
  if (isAlready) return tellRunning(context, started)
  const text = await sentence(context, 'timer.started', started)
  line(context, { glyph: 'running', tone: 'accent', text })
}

async function tellStop(context: Context, stopped: StoppedTask) {
  if (context.isJson) return context.printJson({ stopped })
  const text = await sentence(context, 'timer.stopped', stopped)
  line(context, { glyph: 'done', tone: 'green', text })
}

/** News of a break. */
async function tellTimer(context: Context, news: 'paused' | 'resumed', running: RunningTask) {
  if (context.isJson) return context.printJson({ [news]: shownTask(running) })
  const seconds = elapsedSeconds(running)
  const text = await sentence(context, `timer.${news}_after`, { ...running, seconds })
  if (news === 'paused') return line(context, { glyph: 'paused', tone: 'amber', text })
  line(context, { glyph: 'running', tone: 'accent', text })
}

async function tellRunning(context: Context, running: RunningTask) {
  if (running.pausedAt !== null) return tellTimer(context, 'paused', running)
  const time = clock(elapsedSeconds(running))
  const task = await named(context, running, (name) => `${time}  ${name}`)
  const text = `${context.terminal.paint('strong', time)}  ${task}`
  line(context, { glyph: 'running', tone: 'accent', text })
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

/** One line of news; the glyph only where it decorates a terminal. */
function line(
  { terminal, print }: Context,
  { glyph, tone = 'dim', text }: { glyph: Glyph; tone?: Tone; text: string }
) {
  print(terminal.isTty ? `${terminal.paint(tone, terminal.glyph(glyph))} ${text}` : text)
}
