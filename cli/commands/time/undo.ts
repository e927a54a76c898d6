import type { RowOf } from '#api/routes'
import type { Context } from '../../lib/context.js'
import { Failure } from '../../lib/failures/failure.js'
import { shortId } from '../../lib/find.js'
import { onlineOrNot } from '../../lib/offline/offline_timer.js'
import { done } from '../../lib/output/news.js'
import { showTable } from '../../lib/output/show_table.js'
import { readTimer } from '../../lib/timer/timer.js'
import { localText } from '../../lib/times/zoned.js'

type Change = RowOf<'/api/time-changes'>

const MOST = 20

/**
 * `kontor undo [id]`: takes the caller's latest change of time back, from whatever client it came; once more makes it
 * again. `--list` shows the latest changes.
 */
export async function undo(
  context: Context,
  reference: string | undefined,
  { list: isList }: { list?: boolean }
) {
  if (isList) return list(context)
  const { undone, isOffline } = await onlineOrNot<Undone>(
    context,
    () => undoOnline(context, reference),
    async (failure) => {
      // An id names a change on the server.
      if (reference !== undefined) throw failure
      const { undoHere } = await import('../../lib/offline/changes_here.js')
      return { undone: undoHere(context) }
    }
  )
  if (!isOffline) await readTimer(context)
  if (context.isJson) return context.printJson({ ...undone, ...(isOffline && { offline: true }) })
  done(context, context.terminal.show(undone.description))
}

interface Undone {
  undone: { description: string }
}

async function undoOnline(context: Context, reference: string | undefined): Promise<Undone> {
  const client = context.client()
  const isNamed = reference !== undefined || context.isDryRun
  const changes = isNamed ? await latestChanges(context) : []
  const change = reference === undefined ? changes[0] : named(changes, reference)
  if (change) context.plan(context.t('undo.would', { change: change.description }))
  const { body } = await client.post('/api/time-changes/undo', {
    body: reference === undefined || !change ? {} : { id: change._id },
  })
  return { undone: body }
}

async function latestChanges(context: Context) {
  const { body } = await context.client().get('/api/time-changes', { query: { pageSize: MOST } })
  return body
}

function named(changes: Change[], wanted: string) {
  const change = changes.find(({ _id }) => wanted.length > 3 && _id.endsWith(wanted))
  if (change) return change
  throw new Failure('no_such_change', { values: { wanted }, next: 'kontor undo --list' })
}

async function list(context: Context) {
  const rows = await latestChanges(context)
  if (context.isJson) return context.printJson(rows)
  const { t } = context
  const { timeZone } = await context.here()
  await showTable<Change>(context, {
    columns: [
      { header: t('entries.id'), text: ({ _id }) => shortId(_id), tone: () => 'dim' },
      {
        header: t('undo.when'),
        text: ({ changedAt }) => localText(Date.parse(changedAt), timeZone),
        leaves: 1,
      },
      {
        header: t('undo.change'),
        text: ({ description }) => description,
        tone: ({ isUndone }) => (isUndone ? 'gone' : 'plain'),
        shrinksTo: 30,
      },
    ],
    rows,
    empty: t('undo.none'),
  })
}
