import type { AnswerOf } from '#api/routes'
import type { Context } from '../../lib/context.js'
import { Failure } from '../../lib/failures/failure.js'
import { byName } from '../../lib/find.js'
import { csvLine } from '../../lib/output/csv.js'
import { day, hours } from '../../lib/output/format.js'
import { showTable } from '../../lib/output/show_table.js'
import { resolveClient } from '../../lib/resolve_client.js'
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
  const query = await queryOf(context, words, options)
  const { body } = await context.client().get('/api/time-report', {
    query: { ...query, by },
  })
  if (context.isJson) return context.printJson(body)
  const rows = rowsOf(context, body.groups, by)
  if (options.csv) return tellCsv(context, rows, by)
  await tellTable(context, rows, { body, by })
}

function groupingsOf(context: Context, text = 'project,task'): Grouping[] {
  const by = text.split(',').map((part) => {
    const name = part.trim()
    const known = byName([...GROUPINGS], name, (each) => [each, context.t(`report.by.${each}`)])
    if (known) return known
    const values = { wanted: name, choices: GROUPINGS.join(', ') }
    throw new Failure('unknown_choice', { values, next: 'kontor report --by day,project' })
  })
  return by.slice(0, 2)
}

async function queryOf(context: Context, words: string[], options: ReportOptions) {
  const client = context.client()
  const here = await context.here()
  const period = readPeriod(words.join(' ').trim() || 'week', here)
  const [project, known] = await Promise.all([
    options.project ? resolveProject(client, options.project) : undefined,
    options.client ? resolveClient(client, options.client) : undefined,
  ])
  return {
    from: options.from ? readDay(options.from, here) : period.from,
    to: options.to ? readDay(options.to, here) : period.to,
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
