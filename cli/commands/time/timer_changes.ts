import type { Context } from '../../lib/context.js'
import {
  entryBy,
  type ListedEntry,
  recentEntries,
  takeReference,
} from '../../lib/entries/own_entries.js'
import { Failure } from '../../lib/failures/failure.js'
import { onlineOrNot, runningHere } from '../../lib/offline/offline_timer.js'
import { done } from '../../lib/output/news.js'
import type { Here, HereWithCaller } from '../../lib/server/here.js'
import { newRepeatKey } from '../../lib/server/repeat_key.js'
import { notRunning, readTimer, type StoppedTask, startTask } from '../../lib/timer/timer.js'
import type { RunningTask } from '../../lib/timer/timer_state.js'
import { readMoment } from '../../lib/times/read_moment.js'
import { timeText } from '../../lib/times/zoned.js'
import { chooseEntry, describe } from './change.js'
import { type StartOptions, start, tellStart, tellStop } from './timer.js'

/** `kontor switch task…`: goes on with another task; what runs ends at the same moment. Fails when nothing runs. */
export async function switchTo(context: Context, words: string[], options: StartOptions) {
  const { running } = await onlineOrNot<{ running: RunningTask | undefined }>(
    context,
    () => readTimer(context),
    (failure) => ({ running: runningHere(context, failure) }),
    'nothing'
  )
  if (!running) throw notRunning()
  await start(context, words, options)
}

/** `kontor continue [@n]`: starts the task of the latest entry again, or of the one that is named, with its tags. */
export async function goOn(context: Context, reference: string | undefined, options: StartOptions) {
  const key = newRepeatKey()
  const result = await onlineOrNot<GoneOn>(
    context,
    async () => {
      const here = await context.here()
      const recent = await recentEntries(context, here)
      const ended = recent.filter(({ endTime }) => endTime !== null)
      const isRunning = ended.length < recent.length
      if (isRunning && !reference) throw new Failure('already_running', { next: 'kontor status' })
      const entry = entryBy(ended, reference)
      const at = options.at === undefined ? undefined : readMoment(options.at, here)
      context.plan(context.t('timer.would_start', { task: entry.task.title }))
      return { ...(await startTask(context, entry.task, { at, key })), tags: entry.tags }
    },
    async (failure) => {
      const { goOnHere } = await import('./timer_changes_here.js')
      return goOnHere(context, { reference, at: options.at, key, failure })
    }
  )
  const { tags = [], ...told } = result
  if (tags.length && !told.isAlready && !told.isOffline) {
    const params = { id: told.started.entryId }
    await context.client().patch('/api/time-entries/:id', { params, body: { tags } })
  }
  await tellStart(context, told)
}

type GoneOn = Awaited<ReturnType<typeof startTask>> & {
  /** Of the entry that is gone on with, where they are not recorded with the start. */
  tags?: string[]
}

/** `kontor split [@n] time`: two entries instead of one, parted at a time within it. */
export async function split(context: Context, words: string[]) {
  const { reference, rest } = takeReference(words)
  const { parts, here, isOffline } = await onlineOrNot<Parts>(
    context,
    async () => {
      const { entry, here } = await chooseEntry(context, reference)
      const at = momentWithin(entry, rest, here)
      const time = timeText(at, here.timeZone)
      context.plan(context.t('timer.would_split', { task: entry.task.title, time }))
      const { body } = await context.client().post('/api/time-entries/:id/split', {
        params: { id: entry._id },
        body: { at: new Date(at).toISOString() },
      })
      return { parts: body.timeEntries, here }
    },
    async () => {
      const { splitNamedHere } = await import('./timer_changes_here.js')
      return splitNamedHere(context, reference, (entry, here) => momentWithin(entry, rest, here))
    }
  )
  if (context.isJson) {
    return context.printJson(isOffline ? parts.map((part) => ({ ...part, offline: true })) : parts)
  }
  for (const part of parts) {
    const { task, span, time: worked } = describe(context, part, here)
    done(context, context.terminal.show(`${task}, ${span}, ${worked}`))
  }
}

export interface Parts {
  parts: ListedEntry[]
  here: HereWithCaller
}

function momentWithin({ startTime, endTime }: ListedEntry, words: string[], here: Here) {
  const to = endTime ? Date.parse(endTime) : here.now
  return readMoment(words.join(' '), here, { within: { from: Date.parse(startTime), to } })
}

/** `kontor trim time`: ends a forgotten timer at a time in the past. */
export async function trim(context: Context, words: string[]) {
  const result = await onlineOrNot<Trimmed>(
    context,
    async () => {
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
      return { entry: body.timeEntry, here }
    },
    async (failure) => {
      const { stopAtHere } = await import('./start_with.js')
      return { stopped: stopAtHere(context, words.join(' '), failure) }
    }
  )
  if (result.stopped) return tellStop(context, { ...result.stopped, isOffline: true })
  if (context.isJson) return context.printJson(result.entry)
  done(context, context.t('timer.trimmed', describe(context, result.entry, result.here)))
}

type Trimmed =
  | { entry: ListedEntry; here: HereWithCaller; stopped?: never }
  | { stopped: StoppedTask }
