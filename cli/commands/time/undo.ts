import type { RowOf } from '#api/routes'
import type { Context } from '../../lib/context.js'
import { Failure } from '../../lib/failures/failure.js'
import { shortId } from '../../lib/find.js'
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
  const client = context.client()
  const isNamed = isList || reference !== undefined || context.isDryRun
  const changes = isNamed
    ? (await client.get('/api/time-changes', { query: { pageSize: MOST } })).body
    : []
  if (isList) return list(context, changes)
  const change = reference === undefined ? changes[0] : named(changes, reference)
  if (change) context.plan(context.t('undo.would', { change: change.description }))
  const { body } = await client.post('/api/time-changes/undo', {
    body: reference === undefined || !change ? {} : { id: change._id },
  })
  await readTimer(context)
  if (context.isJson) return context.printJson(body)
  done(context, context.terminal.show(body.description))
}

function named(changes: Change[], wanted: string) {
  const change = changes.find(({ _id }) => wanted.length > 3 && _id.endsWith(wanted))
  if (change) return change
  throw new Failure('no_such_change', { values: { wanted }, next: 'kontor undo --list' })
}

async function list(context: Context, rows: Change[]) {
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
