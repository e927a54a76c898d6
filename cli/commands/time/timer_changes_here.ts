import type { Context } from '../../lib/context.js'
import { entryBy, type ListedEntry } from '../../lib/entries/own_entries.js'
import { Failure } from '../../lib/failures/failure.js'
import { splitHere } from '../../lib/offline/changes_here.js'
import { entryHere, waitingEntries } from '../../lib/offline/entries_here.js'
import { needsServer, placeHere, workHere } from '../../lib/offline/here.js'
import { startHere } from '../../lib/offline/offline_timer.js'
import type { Here } from '../../lib/server/here.js'
import { readMoment } from '../../lib/times/read_moment.js'
import type { Parts } from './timer_changes.js'

interface Wish {
  reference: string | undefined
  at: string | undefined
  key: string
  failure: unknown
}

/** `kontor continue` without a connection: the latest entry that waits, else what this machine saw running last. */
export function goOnHere(context: Context, { reference, at: text, key, failure }: Wish) {
  const { running } = workHere(context)
  if (running && !reference) throw new Failure('already_running', { next: 'kontor status' })
  const ended = waitingEntries(context).filter(({ endTime }) => endTime !== null)
  const entry = latest(context, ended, reference)
  const at = text === undefined ? undefined : readMoment(text, placeHere(context))
  const tags = entry.tags?.length ? { tags: entry.tags } : {}
  return startHere(context, { _id: entry.task._id }, failure, { at, startKey: key, ...tags })
}

function latest(context: Context, ended: ListedEntry[], reference: string | undefined) {
  const last = context.timerNote().read()?.last
  if (reference === undefined && !ended.length && last) {
    return { task: { _id: last.taskId }, tags: [] }
  }
  try {
    return entryBy(ended, reference)
  } catch {
    throw needsServer(context, 'latest')
  }
}

/** `kontor split` without a connection. */
export function splitNamedHere(
  context: Context,
  reference: string | undefined,
  momentOf: (entry: ListedEntry, here: Here) => number
): Parts {
  const here = placeHere(context)
  const entry = entryHere(context, reference)
  return { parts: splitHere(context, entry, momentOf(entry, here)), here }
}
