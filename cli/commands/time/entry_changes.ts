import type { Context } from '../../lib/context.js'
import { entryBy, type ListedEntry, recentEntries } from '../../lib/entries/own_entries.js'
import { Failure } from '../../lib/failures/failure.js'
import { deleteHere } from '../../lib/offline/changes_here.js'
import { needsServer, placeHere } from '../../lib/offline/here.js'
import { onlineOrNot } from '../../lib/offline/offline_timer.js'
import { done } from '../../lib/output/news.js'
import type { HereWithCaller } from '../../lib/server/here.js'
import { readTimer } from '../../lib/timer/timer.js'
import { type Changed, describe } from './change.js'

/** `kontor merge @2 @1 …`: makes one entry of several of a task; time between them becomes a break. */
export async function merge(context: Context, references: string[]) {
  if (new Set(references).size < 2) {
    throw new Failure('needs_two_entries', { next: 'kontor entries' })
  }
  const { entry, here } = await onlineOrNot<Required<Changed>>(
    context,
    async () => {
      const here = await context.here()
      const recent = await recentEntries(context, here)
      const entries = references.map((reference) => entryBy(recent, reference))
      const [first] = entries
      const values = { task: first?.task.title ?? '', count: entries.length }
      context.plan(context.t('entries.would_merge', values))
      const ids = entries.map(({ _id }) => _id)
      const { body } = await context.client().post('/api/time-entries/merge', { body: { ids } })
      return { entry: body.timeEntry, here }
    },
    () => {
      throw needsServer(context, 'merge')
    }
  )
  if (context.isJson) return context.printJson(entry)
  done(context, context.t('entries.merged', describe(context, entry, here)))
}

/** `kontor delete @n`: deletes an entry, also a running one; `kontor undo` brings it back. */
export async function remove(context: Context, reference: string) {
  const { entry, here, isOffline } = await onlineOrNot<Deleted>(
    context,
    async () => {
      const here = await context.here()
      const entry = entryBy(await recentEntries(context, here), reference)
      context.plan(context.t('entries.would_delete', describe(context, entry, here)))
      await context.client().delete('/api/time-entries/:id', { params: { id: entry._id } })
      return { entry, here }
    },
    () => ({ entry: deleteHere(context, reference), here: placeHere(context) })
  )
  if (!isOffline && !entry.endTime) await readTimer(context)
  if (context.isJson) {
    return context.printJson({ deleted: entry, ...(isOffline && { offline: true }) })
  }
  done(context, context.t('entries.deleted', describe(context, entry, here)))
}

interface Deleted {
  entry: ListedEntry
  here: HereWithCaller
}
