import type { Context } from '../lib/context.js'
import { Failure } from '../lib/failures/failure.js'
import { shortId } from '../lib/find.js'
import { deliverJournal } from '../lib/offline/deliver.js'
import type { Journal } from '../lib/offline/journal.js'
import { movedTo, typedAt } from '../lib/offline/moved_time.js'
import { chooseStint, type Stint } from '../lib/offline/stint.js'
import { day, hours, localTime } from '../lib/output/format.js'
import { showTable } from '../lib/output/show_table.js'
import type { Column } from '../lib/output/table.js'
import { momentWithout } from '../lib/server/server_moment.js'
import { readTimer } from '../lib/timer/timer.js'
import { readDuration } from '../lib/times/duration.js'

/**
 * `kontor sync`: delivers what was recorded offline, then lists what still waits and why. Time that was refused is tried
 * again, because its week may be open again; other commands leave it alone.
 */
export async function sync(context: Context) {
  const journal = journalOf(context)
  const before = journal.stints.length
  let failure: unknown
  let sent = 0
  try {
    forgetRefusals(journal)
    const delivered = await deliverJournal(context)
    sent = delivered.sent.length
    failure = delivered.failure
    if (before) await readTimer(context)
  } catch (error) {
    failure = error
  }
  const waiting = journal.stints
  const others = journal.others()
  if (context.isJson) context.printJson({ sent, waiting: waiting.map(shown), others })
  else {
    if (sent) context.print(context.t('offline.sent', { count: sent }))
    await tellWaiting(context, waiting)
    for (const { count, email, host } of others) {
      context.print(context.t('offline.others', { count, email, host }))
    }
  }
  if (failure) throw failure
  const refused = waiting.filter((stint) => stint.refused)
  if (refused.length) throw new Failure('refused_offline', { values: { count: refused.length } })
}

/** `kontor sync drop <entry>`: forgets time that the server has refused, or that has not been sent. */
export async function drop(context: Context, wanted: string) {
  const journal = journalOf(context)
  const stint = chooseStint(journal.stints, wanted)
  if (stint.sent) throw new Failure('maybe_sent', { next: 'kontor sync' })
  journal.change((stints) => stints.filter(({ id }) => id !== stint.id))
  if (context.isJson) return context.printJson({ dropped: shown(stint) })
  context.print(context.t('offline.dropped', { task: stint.title, time: spanOf(context, stint) }))
}

/** `kontor sync change <entry> --from <time> --to <time>`: other times for refused time, which is then sent again. */
export async function change(
  context: Context,
  wanted: string,
  { from, to }: { from?: string; to?: string }
) {
  const journal = journalOf(context)
  const stint = chooseStint(journal.stints, wanted)
  if (stint.sent) throw new Failure('maybe_sent', { next: 'kontor sync' })
  const { entered } = stint
  // A duration without a place gets both times.
  const isPlaced = entered?.duration !== undefined && from !== undefined && to !== undefined
  const isPart = (from === undefined && to === undefined) || (from !== undefined && !stint.start)
  if ((isPart || entered?.duration) && !isPlaced) {
    throw new Failure('needs_argument', { values: { argument: from ? '--to' : '--from' } })
  }
  const noon = entered?.date ? typedAt(Date.parse(`${entered.date}T12:00`)) : undefined
  const start = from === undefined ? stint.start : movedTo(stint.start ?? noon, from)
  const end =
    to === undefined ? stint.end : movedTo(stint.end ?? start ?? momentWithout(undefined), to)
  if (start && end && end.at < start.at) throw new Failure('ends_before_start')
  journal.change((stints) =>
    stints.map((each) => {
      if (each.id !== stint.id) return each
      const { refused: _, ...rest } = each
      return {
        ...rest,
        ...(start && { start }),
        ...(end && { end }),
        ...(isPlaced && { entered: {} }),
      }
    })
  )
  return sync(context)
}

function journalOf(context: Context): Journal {
  // Says first that nobody is signed in.
  context.client()
  const journal = context.journal()
  if (!journal) throw new Failure('token_from_environment')
  return journal
}

function forgetRefusals(journal: Journal) {
  if (!journal.stints.some(({ refused }) => refused)) return
  journal.change((stints) => stints.map(({ refused: _, ...stint }) => stint))
}

async function tellWaiting(context: Context, waiting: Stint[]) {
  const { t } = context
  const columns: Column<Stint>[] = [
    { header: t('tasks.id'), text: ({ id }) => shortId(id), tone: () => 'dim' },
    { header: t('offline.when'), text: (stint) => spanOf(context, stint) },
    { header: t('tasks.title'), text: ({ title }) => title, shrinksTo: 16 },
    {
      header: t('offline.state'),
      text: ({ refused }) => refused?.sentence ?? t('offline.waits'),
      tone: ({ refused }) => (refused ? 'red' : 'dim'),
      shrinksTo: 24,
    },
  ]
  const hasRefused = waiting.some(({ refused }) => refused)
  await showTable(context, {
    columns,
    rows: waiting,
    empty: t('offline.none'),
    ...(hasRefused && { foot: t('offline.hint') }),
  })
}

const spanOf = ({ t }: Context, { start, end, entered }: Stint) =>
  entered?.duration
    ? `${day(entered.date)} ${hours(readDuration(entered.duration))}`
    : [start ? localTime(start.at) : '…', end ? localTime(end.at) : t('timer.running')].join(' – ')

const iso = (moment: { at: number } | undefined) =>
  moment ? new Date(moment.at).toISOString() : null

const shown = ({ id, taskId, title, project, entryId, start, end, entered, refused }: Stint) => ({
  id,
  taskId,
  title,
  project,
  entryId: entryId ?? null,
  startTime: iso(start),
  endTime: iso(end),
  ...(entered?.duration && { entered }),
  refused: refused ?? null,
})
