import type { BodyOf } from '#api/routes'
import type { Context } from '../../lib/context.js'
import { spanText } from '../../lib/entries/entry_columns.js'
import type { ListedEntry } from '../../lib/entries/own_entries.js'
import { Failure } from '../../lib/failures/failure.js'
import { placeHere, taskHere } from '../../lib/offline/here.js'
import { onlineOrNot } from '../../lib/offline/offline_timer.js'
import { day, hours } from '../../lib/output/format.js'
import { done } from '../../lib/output/news.js'
import type { Here, HereWithCaller } from '../../lib/server/here.js'
import { newRepeatKey } from '../../lib/server/repeat_key.js'
import { isDuration, readDuration } from '../../lib/times/duration.js'
import { fold } from '../../lib/times/fold.js'
import { daysOf, readDay } from '../../lib/times/read_day.js'
import { readMoment } from '../../lib/times/read_moment.js'
import { isSpan, readSpan } from '../../lib/times/read_span.js'
import { takeWords } from '../../lib/times/take_words.js'
import { dayOf, localText, today } from '../../lib/times/zoned.js'
import { wantedTask, wordsOfTask } from '../../lib/wanted_task.js'

export interface LogOptions {
  at?: string
  on?: string
  note?: string
  tag?: string[]
  create?: boolean
}

type NewEntry = BodyOf<'POST', '/api/time-entries'>

/**
 * `kontor log 2h yesterday [task]`, `kontor log 9:00-11:30 [day] [task]`: enters time that was worked. A duration
 * without a start is placed in a free part of its day by the server.
 */
export async function log(context: Context, words: string[], options: LogOptions) {
  const key = newRepeatKey()
  let sent: NewEntry | undefined
  const { entry, here, isOffline } = await onlineOrNot<Logged>(
    context,
    async () => {
      const here = await context.here()
      const { taskWords, amount, on, details } = read(words, options, here)
      const task = await wantedTask(context, taskWords, options)
      const values = { task: task.title, amount, day: day(on ?? today(here)) }
      context.plan(context.t('entries.would_log', values))
      const body = { taskId: task._id, ...details }
      sent = body
      const headers = { 'idempotency-key': key }
      const answer = await context.client().post('/api/time-entries', { body, headers })
      return { entry: answer.body, here }
    },
    async (failure) => {
      const here = placeHere(context)
      const { taskWords, on, details } = read(words, options, here)
      if (on !== undefined && on > today(here)) throw future(on, here)
      const task = taskHere(context, wordsOfTask(context, taskWords), failure)
      const { logHere } = await import('../../lib/offline/changes_here.js')
      const body = sent ?? { taskId: task.taskId, ...details }
      const attempt = sent && key
      return { entry: logHere(context, { task, body, key: attempt, today: today(here) }), here }
    }
  )
  if (context.isJson) return context.printJson({ ...entry, ...(isOffline && { offline: true }) })
  const name = entry.task.project
    ? `${entry.task.title} (${entry.task.project.name})`
    : entry.task.title
  done(
    context,
    context.t('entries.logged', {
      task: name,
      time: hours(entry.seconds),
      day: day(dayOf(Date.parse(entry.startTime), here.timeZone)),
      span: spanText(entry, here.timeZone),
    })
  )
}

/** The server refuses such a day; without it nobody would until much later. */
const future = (wanted: string, here: Here) =>
  new Failure('time_future', { values: { wanted, now: localText(here.now, here.timeZone) } })

interface Logged {
  entry: ListedEntry
  here: HereWithCaller
}

/** The meaning of the words and options of a line. */
function read(words: string[], options: LogOptions, here: Here) {
  const all = words.join(' ').trim().split(/\s+/).filter(Boolean)
  const amount = takeWords(all, (text) => isDuration(text) || isSpan(text))
  if (!amount.text) throw new Failure('needs_amount', { next: 'kontor log --help' })
  const dated = options.on
    ? { text: options.on, rest: amount.rest }
    : takeWords(amount.rest, (text) => isDay(text, here))
  const on = dated.text ? readDay(dated.text, here) : undefined
  const details = {
    ...timesOf(amount.text, { on, at: options.at, here }),
    ...(options.note && { note: options.note }),
    ...(options.tag && { tags: options.tag }),
  }
  return { taskWords: dated.rest, amount: amount.text, on, details }
}

function isDay(text: string, here: Here) {
  const { days, isImpossible } = daysOf(fold(text), here)
  return days.length > 0 || isImpossible
}

interface When {
  on: string | undefined
  at: string | undefined
  here: Here
}

function timesOf(amount: string, { on, at, here }: When): Omit<NewEntry, 'taskId'> {
  const iso = (instant: number) => new Date(instant).toISOString()
  // `1:30` is a duration, `9:00-11:30` is not.
  if (!isDuration(amount)) {
    const { from, to } = readSpan(amount, on ?? today(here), here)
    return { startTime: iso(from), endTime: iso(to) }
  }
  const duration = `${readDuration(amount)}s`
  if (at === undefined) return { duration, ...(on && { date: on }) }
  const startTime = iso(readMoment(on ? `${on} ${at}` : at, here))
  return { startTime, duration }
}
