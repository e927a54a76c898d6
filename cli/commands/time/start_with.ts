import type { Context } from '../../lib/context.js'
import { workOf } from '../../lib/git/kontor_file.js'
import { placeHere } from '../../lib/offline/here.js'
import { onlineOrNot, runningHere, startHere, stopHere } from '../../lib/offline/offline_timer.js'
import type { Here } from '../../lib/server/here.js'
import { newRepeatKey } from '../../lib/server/repeat_key.js'
import { notRunning, readTimer, startTask, stopRunning } from '../../lib/timer/timer.js'
import type { RunningTask } from '../../lib/timer/timer_state.js'
import { readMoment } from '../../lib/times/read_moment.js'
import { timeText } from '../../lib/times/zoned.js'
import { wantedTask, wordsOfTask } from '../../lib/wanted_task.js'
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
  const key = newRepeatKey()
  return onlineOrNot(
    context,
    async () => {
      const here = text === undefined ? undefined : await context.here()
      const at = here && text !== undefined ? readMoment(text, here) : undefined
      const task = await wantedTask(context, named, options)
      const time = here && at !== undefined ? timeText(at, here.timeZone) : ''
      context.plan(
        context.t(time ? 'timer.would_start_at' : 'timer.would_start', { task: task.title, time })
      )
      return startTask(context, task, { at, key })
    },
    (failure) => {
      const at = text === undefined ? undefined : readMoment(text, placeHere(context))
      return startHere(context, wordsOfTask(context, named), failure, { at, startKey: key })
    }
  )
}

/** Stops the running timer at an instant in the past; a time of day is the one since its start. */
export function stopAt(context: Context, text: string) {
  return onlineOrNot(
    context,
    async () => {
      const [here, { running }] = await Promise.all([context.here(), readTimer(context)])
      if (!running) throw notRunning()
      const at = text ? momentSince(running, text, here) : undefined
      const time = timeText(at ?? here.now, here.timeZone)
      context.plan(context.t('timer.would_stop', { task: running.title, time }))
      return stopRunning(context, { at, entryId: running.entryId })
    },
    (failure) => stopAtHere(context, text, failure)
  )
}

/** As stopAt, without a connection. @throws `ends_before_start` */
export function stopAtHere(context: Context, text: string, failure: unknown) {
  const at = momentSince(runningHere(context, failure), text, placeHere(context))
  return stopHere(context, failure, at)
}

/** An instant since what runs has begun. */
function momentSince({ startedAt }: Pick<RunningTask, 'startedAt'>, text: string, here: Here) {
  return readMoment(text, here, { within: { from: Date.parse(startedAt), to: here.now } })
}
