import type { AnswerOf } from '#api/routes'
import type { Context } from '../../lib/context.js'
import type { ListedEntry } from '../../lib/entries/own_entries.js'
import { Failure } from '../../lib/failures/failure.js'
import { byName } from '../../lib/find.js'
import { waitingIn } from '../../lib/offline/entries_here.js'
import { placeHere } from '../../lib/offline/here.js'
import { onlineOrNot } from '../../lib/offline/offline_timer.js'
import { csvLine } from '../../lib/output/csv.js'
import { day, hours } from '../../lib/output/format.js'
import { showTable } from '../../lib/output/show_table.js'
import { resolveClient } from '../../lib/resolve_client.js'
import type { Here, HereWithCaller } from '../../lib/server/here.js'
import { readDay } from '../../lib/times/read_day.js'
import { readPeriod } from '../../lib/times/read_period.js'
import { resolveProject } from '../../lib/wanted_task.js'

export interface ReportOptions {
  from?: string
  to?: string
  by?: string
  project?: string
  client?: string
  tag?: string
  everyone?: boolean
  csv?: boolean
}

type Report = AnswerOf<'GET', '/api/time-report'>
type Group = Report['groups'][number]

const GROUPINGS = ['day', 'week', 'month', 'project', 'task', 'client', 'tag', 'person'] as const
type Grouping = (typeof GROUPINGS)[number]

/** A row of the table: a group, or a group within one. */
interface Row {
  labels: string[]
  seconds: number
  billableSeconds: number
}

/** `kontor report [period]`: worked time in groups, of this week without a period; the caller's own unless `--everyone`. */
export async function report(context: Context, words: string[], options: ReportOptions) {
  const by = groupingsOf(context, options.by)
  const { body, here, isOffline } = await onlineOrNot<Read>(
    context,
    async () => {
      const here = await context.here()
      const query = await queryOf(context, words, { options, here })
      const { body } = await context.client().get('/api/time-report', { query: { ...query, by } })
      return { body, here }
    },
    () => {
      const here = placeHere(context)
      const nothing = { by, groups: [], seconds: 0, billableSeconds: 0 }
      return { body: { ...nothing, ...daysOf(words, { options, here }) }, here }
    },
    'shown'
  )
  const isFiltered = options.project ?? options.client ?? options.tag
  const waiting =
    context.journal() && isFiltered === undefined ? waitingIn(context, here, body) : []
  if (context.isJson) {
    return context.printJson({
      ...body,
      ...(waiting.length && { waiting }),
      ...(isOffline && { offline: true }),
    })
  }
  const rows = [...rowsOf(context, body.groups, by), ...waitingRows(context, waiting, by)]
  if (options.csv) return tellCsv(context, rows, by)
  const seconds = body.seconds + waiting.reduce((sum, entry) => sum + entry.seconds, 0)
  await tellTable(context, rows, { body: { ...body, seconds }, by })
}

interface Read {
  body: Report
  here: HereWithCaller
}

function groupingsOf(context: Context, text = 'project,task'): Grouping[] {
  const by = text.split(',').map((part) => {
    const name = part.trim()
    // The name that scripts use comes first: "tag" is also the German word for a day.
    const known =
      GROUPINGS.find((each) => each === name) ??
      byName([...GROUPINGS], name, (each) => [context.t(`report.by.${each}`)])
    if (known) return known
    const values = { wanted: name, choices: GROUPINGS.join(', ') }
    throw new Failure('unknown_choice', { values, next: 'kontor report --by day,project' })
  })
  return by.slice(0, 2)
}

/** Time that waits to be sent, as one group with its tasks: the server adds it to the others when it has it. */
function waitingRows({ t }: Context, waiting: ListedEntry[], by: Grouping[]): Row[] {
  if (!waiting.length) return []
  const sum = (entries: ListedEntry[]) => entries.reduce((total, { seconds }) => total + seconds, 0)
  const row = (labels: string[], entries: ListedEntry[]) => ({
    labels,
    seconds: sum(entries),
    billableSeconds: 0,
  })
  const whole = row([t('offline.mark')], waiting)
  if (by.length < 2) return [whole]
  const byTask = Object.values(Object.groupBy(waiting, ({ task }) => task._id))
  const inner = byTask
    .filter((entries) => entries !== undefined)
    .map((entries) => row([t('offline.mark'), entries[0]?.task.title ?? ''], entries))
  return [whole, ...inner]
}

interface Asked {
  options: ReportOptions
  here: Here
}

/** The first and the last day. */
function daysOf(words: string[], { options, here }: Asked) {
  const period = readPeriod(words.join(' ').trim() || 'week', here)
  return {
    from: options.from ? readDay(options.from, here) : period.from,
    to: options.to ? readDay(options.to, here) : period.to,
  }
}

async function queryOf(context: Context, words: string[], { options, here }: Asked) {
  const client = context.client()
  const [project, known] = await Promise.all([
    options.project ? resolveProject(client, options.project) : undefined,
    options.client ? resolveClient(client, options.client) : undefined,
  ])
  return {
    ...daysOf(words, { options, here }),
    ...(project && { project: project._id }),
    ...(known && { client: known._id }),
    ...(options.tag && { tag: options.tag }),
    ...(!options.everyone && { person: 'me' }),
  }
}

function rowsOf(
  context: Context,
  groups: Group[],
  [by, ...rest]: Grouping[],
  before: string[] = []
): Row[] {
  return groups.flatMap((group) => {
    const { seconds, billableSeconds } = group
    const labels = [...before, labelOf(context, by, group)]
    const inner = rowsOf(context, group.groups ?? [], rest, labels)
    return [{ labels, seconds, billableSeconds }, ...inner]
  })
}

function labelOf({ t, language }: Context, by: Grouping | undefined, { label }: Group) {
  const grouping = by ?? 'task'
  if (label === null) return t(`report.without.${grouping}`)
  if (by !== 'day' && by !== 'week') return label
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  const name = by === 'day' ? weekday.format(new Date(`${label}T12:00Z`)) : t('report.week_of')
  return `${name} ${day(label)}`
}

interface Shown {
  body: Report
  by: Grouping[]
}

async function tellTable(context: Context, rows: Row[], { body, by }: Shown) {
  const { t } = context
  const share = ({ seconds }: Row) =>
    body.seconds ? `${Math.round((seconds / body.seconds) * 100)} %` : ''
  await showTable<Row>(context, {
    columns: [
      {
        header: by.map((each) => t(`report.by.${each}`)).join(' / '),
        text: ({ labels }) => '· '.repeat(labels.length - 1) + (labels.at(-1) ?? ''),
        tone: ({ labels }) => (labels.length < by.length ? 'strong' : 'plain'),
        shrinksTo: 18,
      },
      { header: t('tasks.hours'), text: ({ seconds }) => hours(seconds), align: 'right' },
      {
        header: t('report.billable'),
        text: ({ billableSeconds }) => hours(billableSeconds) || '0:00',
        tone: () => 'dim',
        align: 'right',
        leaves: 2,
      },
      { header: t('report.share'), text: share, tone: () => 'dim', align: 'right', leaves: 1 },
    ],
    rows,
    foot: t('report.total', {
      time: hours(body.seconds) || '0:00',
      from: day(body.from),
      to: day(body.to),
    }),
    empty: t('report.none', { from: day(body.from), to: day(body.to) }),
  })
}

/** Only the innermost groups, with whole seconds: what is added up in a spreadsheet is not added twice. */
function tellCsv({ printData, t }: Context, rows: Row[], by: Grouping[]) {
  const heads = [
    ...by.map((each) => t(`report.by.${each}`)),
    t('report.seconds'),
    t('report.billable_seconds'),
  ]
  const lines = rows
    .filter(({ labels }) => labels.length === by.length)
    .map(({ labels, seconds, billableSeconds }) => csvLine([...labels, seconds, billableSeconds]))
  printData([csvLine(heads), ...lines].join('\r\n'))
}
