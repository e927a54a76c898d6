import type { Context } from '../../lib/context.js'
import { entryBy, recentEntries, takeReference } from '../../lib/entries/own_entries.js'
import { Failure } from '../../lib/failures/failure.js'
import { done } from '../../lib/output/news.js'
import { notRunning, readTimer, startTask } from '../../lib/timer/timer.js'
import { readMoment } from '../../lib/times/read_moment.js'
import { timeText } from '../../lib/times/zoned.js'
import { chooseEntry, describe } from './change.js'
import { type StartOptions, start, tellStart } from './timer.js'

/** `kontor switch task…`: goes on with another task; what runs ends at the same moment. Fails when nothing runs. */
export async function switchTo(context: Context, words: string[], options: StartOptions) {
  const { running } = await readTimer(context)
  if (!running) throw notRunning()
  await start(context, words, options)
}

/** `kontor continue [@n]`: starts the task of the latest entry again, or of the one that is named, with its tags. */
export async function goOn(context: Context, reference: string | undefined, options: StartOptions) {
  const here = await context.here()
  const recent = await recentEntries(context, here)
  const ended = recent.filter(({ endTime }) => endTime !== null)
  const isRunning = ended.length < recent.length
  if (isRunning && !reference) throw new Failure('already_running', { next: 'kontor status' })
  const entry = entryBy(ended, reference)
  const at = options.at === undefined ? undefined : readMoment(options.at, here)
  context.plan(context.t('timer.would_start', { task: entry.task.title }))
  const result = await startTask(context, entry.task, at)
  if (entry.tags.length && !result.isAlready) {
    const params = { id: result.started.entryId }
    await context.client().patch('/api/time-entries/:id', { params, body: { tags: entry.tags } })
  }
  await tellStart(context, result)
}

/** `kontor split [@n] time`: two entries instead of one, parted at a time within it. */
export async function split(context: Context, words: string[]) {
  const { reference, rest } = takeReference(words)
  const { entry, here } = await chooseEntry(context, reference)
  const to = entry.endTime ? Date.parse(entry.endTime) : here.now
  const within = { from: Date.parse(entry.startTime), to }
  const at = readMoment(rest.join(' '), here, { within })
  const time = timeText(at, here.timeZone)
  context.plan(context.t('timer.would_split', { task: entry.task.title, time }))
  const { body } = await context.client().post('/api/time-entries/:id/split', {
    params: { id: entry._id },
    body: { at: new Date(at).toISOString() },
  })
  if (context.isJson) return context.printJson(body.timeEntries)
  for (const part of body.timeEntries) {
    const { task, span, time: worked } = describe(context, part, here)
    done(context, context.terminal.show(`${task}, ${span}, ${worked}`))
  }
}

/** `kontor trim time`: ends a forgotten timer at a time in the past. */
export async function trim(context: Context, words: string[]) {
  const [here, { running }] = await Promise.all([context.here(), readTimer(context)])
  if (!running) throw notRunning()
  const within = { from: Date.parse(running.startedAt), to: here.now }
  const at = readMoment(words.join(' '), here, { within })
  const time = timeText(at, here.timeZone)
  context.plan(context.t('timer.would_stop', { task: running.title, time }))
  const { body, seen } = await context.client().post('/api/timer/trim', {
    body: { at: new Date(at).toISOString() },
  })
  context.timerNote().write({ seen })
  if (context.isJson) return context.printJson(body.timeEntry)
  done(context, context.t('timer.trimmed', describe(context, body.timeEntry, here)))
}
