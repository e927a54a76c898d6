import type { Context } from '../../lib/context.js'
import { workOf } from '../../lib/git/kontor_file.js'
import { notRunning, readTimer, startTask, stopRunning } from '../../lib/timer/timer.js'
import { readMoment } from '../../lib/times/read_moment.js'
import { timeText } from '../../lib/times/zoned.js'
import { wantedTask } from '../../lib/wanted_task.js'
import type { StartOptions } from './timer.js'

const OFFSET = /^[-−]\d/

/**
 * Starts the task that words, `+project` or the folder name, now or in the past.
 * @returns undefined when nothing names a task, so that a terminal can offer a choice
 */
export async function startWith(context: Context, words: string[], options: StartOptions) {
  const last = words.at(-1) ?? ''
  const offset = OFFSET.test(last) ? last : undefined
  const named = offset === undefined ? words : words.slice(0, -1)
  if (!named.join(' ').trim() && !workOf(process.cwd())?.task) return undefined
  const text = options.at ?? offset
  const here = text === undefined ? undefined : await context.here()
  const at = here && text !== undefined ? readMoment(text, here) : undefined
  const task = await wantedTask(context, named, options)
  const time = here && at !== undefined ? timeText(at, here.timeZone) : ''
  context.plan(
    context.t(time ? 'timer.would_start_at' : 'timer.would_start', { task: task.title, time })
  )
  return startTask(context, task, at)
}

/** Stops the running timer at an instant in the past; a time of day is the one since its start. */
export async function stopAt(context: Context, text: string) {
  const [here, { running }] = await Promise.all([context.here(), readTimer(context)])
  if (!running) throw notRunning()
  const within = { from: Date.parse(running.startedAt), to: here.now }
  const at = text ? readMoment(text, here, { within }) : undefined
  const time = timeText(at ?? here.now, here.timeZone)
  context.plan(context.t('timer.would_stop', { task: running.title, time }))
  return stopRunning(context, at)
}
