import type { BodyOf } from '#api/routes'
import type { Context } from '../../lib/context.js'
import { spanText } from '../../lib/entries/entry_columns.js'
import { type Entry, entryBy, recentEntries, takeReference } from '../../lib/entries/own_entries.js'
import { Failure } from '../../lib/failures/failure.js'
import { hours } from '../../lib/output/format.js'
import { done } from '../../lib/output/news.js'
import type { HereWithCaller } from '../../lib/server/here.js'
import { wantedTask } from '../../lib/wanted_task.js'

export type EntryChange = Omit<BodyOf<'PATCH', '/api/time-entries/:id'>, 'version'>

/** An entry that is about to be changed, and the place and time of the caller. */
export interface Chosen {
  entry: Entry
  here: HereWithCaller
}

/** The entry that a word names, the running or latest one without a word. */
export async function chooseEntry(context: Context, reference?: string): Promise<Chosen> {
  const here = await context.here()
  return { entry: entryBy(await recentEntries(context, here), reference), here }
}

/** Sends a change of an entry; refused when somebody else has changed it meanwhile. */
export async function changeEntry(context: Context, { entry, here }: Chosen, change: EntryChange) {
  context.plan(context.t('entries.would_change', { task: entry.task.title }))
  const { body } = await context.client().patch('/api/time-entries/:id', {
    params: { id: entry._id },
    body: { ...change, version: entry.version },
  })
  if (context.isJson) return context.printJson(body)
  done(context, context.t('entries.changed', describe(context, body, here)))
}

/** `kontor note [@n] text…`: the note of an entry; an empty text removes it. */
export async function note(context: Context, words: string[]) {
  const { reference, rest } = takeReference(words)
  if (!rest.length) throw new Failure('needs_argument', argument(context, 'entries.note'))
  await changeEntry(context, await chooseEntry(context, reference), { note: rest.join(' ').trim() })
}

/** `kontor move [@n] task…`: puts an entry on another task. */
export async function move(context: Context, words: string[], options: { create?: boolean }) {
  const { reference, rest } = takeReference(words)
  if (!rest.length) throw new Failure('needs_argument', argument(context, 'help.task'))
  const chosen = await chooseEntry(context, reference)
  const task = await wantedTask(context, rest, options)
  await changeEntry(context, chosen, { taskId: task._id })
}

/** The parts of a sentence about an entry. */
export function describe({ t }: Context, entry: Entry, { timeZone }: { timeZone: string }) {
  const { title, project } = entry.task
  return {
    task: project ? `${title} (${project.name})` : title,
    time: hours(entry.seconds) || '0:00',
    span: entry.endTime
      ? spanText(entry, timeZone)
      : `${spanText(entry, timeZone)} ${t('timer.running')}`,
  }
}

const argument = ({ t }: Context, key: string) => ({
  values: { argument: t(key) },
  next: 'kontor entries',
})
