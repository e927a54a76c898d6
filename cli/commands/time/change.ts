import type { BodyOf } from '#api/routes'
import type { Context } from '../../lib/context.js'
import { spanText } from '../../lib/entries/entry_columns.js'
import {
  type Entry,
  entryBy,
  type ListedEntry,
  recentEntries,
  takeReference,
} from '../../lib/entries/own_entries.js'
import { Failure } from '../../lib/failures/failure.js'
import { onlineOrNot } from '../../lib/offline/offline_timer.js'
import { hours } from '../../lib/output/format.js'
import { done } from '../../lib/output/news.js'
import type { HereWithCaller } from '../../lib/server/here.js'
import { wantedTask } from '../../lib/wanted_task.js'

export type EntryChange = Omit<BodyOf<'PATCH', '/api/time-entries/:id'>, 'version'>

/** An entry that is about to be changed, and the place and time of the caller. */
export interface Chosen<T extends ListedEntry = ListedEntry> {
  entry: T
  here: HereWithCaller
  /** The task that words name, among those that can be asked for. */
  findTask: (words: string[], options?: { create?: boolean }) => Promise<FoundTask>
}

interface FoundTask {
  _id: string
  title: string
  project: { name: string } | null
}

/** The entry that a word names, the running or latest one without a word. */
export async function chooseEntry(context: Context, reference?: string): Promise<Chosen<Entry>> {
  const here = await context.here()
  const entry = entryBy(await recentEntries(context, here), reference)
  return { entry, here, findTask: (words, options) => wantedTask(context, words, options) }
}

/**
 * Changes the entry that a word names; refused when somebody else has changed it meanwhile. Without a connection what
 * runs and what waits to be sent is changed on this machine.
 * @param changeOf gives the change; undefined for none
 */
export async function changeEntry(
  context: Context,
  reference: string | undefined,
  changeOf: (chosen: Chosen) => Promise<EntryChange | undefined>
) {
  const { entry, here, isOffline } = await onlineOrNot<Changed>(
    context,
    async () => {
      const chosen = await chooseEntry(context, reference)
      const change = await changeOf(chosen)
      const { entry, here } = chosen
      return change ? { entry: await send(context, entry, change), here } : { here }
    },
    async (failure) => {
      const { changeEntryHere } = await import('./change_here.js')
      return changeEntryHere(context, reference, changeOf, failure)
    }
  )
  if (!entry) return context.print(context.t('edit.unchanged'))
  if (context.isJson) return context.printJson({ ...entry, ...(isOffline && { offline: true }) })
  done(context, context.t('entries.changed', describe(context, entry, here)))
}

export interface Changed {
  /** Undefined when nothing was changed. */
  entry?: ListedEntry
  here: HereWithCaller
}

async function send(context: Context, entry: Entry, change: EntryChange) {
  context.plan(context.t('entries.would_change', { task: entry.task.title }))
  const { body } = await context.client().patch('/api/time-entries/:id', {
    params: { id: entry._id },
    body: { ...change, version: entry.version },
  })
  return body
}

/** `kontor note [@n] text…`: the note of an entry; an empty text removes it. */
export async function note(context: Context, words: string[]) {
  const { reference, rest } = takeReference(words)
  if (!rest.length) throw new Failure('needs_argument', argument(context, 'entries.note'))
  await changeEntry(context, reference, async () => ({ note: rest.join(' ').trim() }))
}

/** `kontor move [@n] task…`: puts an entry on another task. */
export async function move(context: Context, words: string[], options: { create?: boolean }) {
  const { reference, rest } = takeReference(words)
  if (!rest.length) throw new Failure('needs_argument', argument(context, 'help.task'))
  await changeEntry(context, reference, async ({ findTask }) => ({
    taskId: (await findTask(rest, options))._id,
  }))
}

/** The parts of a sentence about an entry. */
export function describe({ t }: Context, entry: ListedEntry, { timeZone }: { timeZone: string }) {
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
