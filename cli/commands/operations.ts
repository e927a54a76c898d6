import type { AnswerOf, RowOf } from '#api/routes'
import type { Context } from '../lib/context.js'
import { Failure } from '../lib/failures/failure.js'
import { day, localTime } from '../lib/output/format.js'
import { showTable } from '../lib/output/show_table.js'
import type { Column } from '../lib/output/table.js'
import type { Tone } from '../lib/output/terminal.js'

type Check = AnswerOf<'GET', '/api/admin/checks'>['checks'][number]
type Run = RowOf<'/api/admin/backup-runs'>
type Job = AnswerOf<'GET', '/api/admin/jobs'>[number]

const STATES = ['trouble', 'notice', 'fine'] as const satisfies Check['state'][]
const TONES: Record<Check['state'], Tone> = { trouble: 'red', notice: 'amber', fine: 'green' }
const RUN_TONES: Record<Run['state'], Tone> = { running: 'plain', done: 'green', failed: 'red' }

/** `kontor admin health`: what the server's checks found and what to do, the most urgent first. */
export async function health(context: Context) {
  const query = { language: context.language }
  const { body } = await context.client().get('/api/admin/checks', { query })
  if (context.isJson) return context.printJson(body)
  const { terminal, t, print } = context
  for (const state of STATES) {
    for (const { title, text, next } of body.checks.filter((check) => check.state === state)) {
      const word = terminal.paint(TONES[state], t(`operations.states.${state}`))
      print(`${word}  ${terminal.show(`${title}: ${text}`)}`)
      if (next) print(`    ${terminal.show(next)}`)
    }
  }
}

/** `kontor admin backups`: the backups on the schedule, newest first. */
export async function backups(context: Context) {
  const { body: rows } = await context.client().get('/api/admin/backup-runs')
  if (context.isJson) return context.printJson(rows)
  await showTable(context, {
    columns: backupColumns(context),
    rows,
    empty: context.t('operations.no_backups'),
  })
}

/** `kontor admin jobs`: what Kontor does by the clock, those that fail first; with `--retry` one is done now. @throws `no_such_job` */
export async function jobs(context: Context, { retry }: { retry?: string } = {}) {
  const { body: rows } = await context.client().get('/api/admin/jobs')
  if (retry !== undefined) return doNow(context, rows, retry)
  if (context.isJson) return context.printJson(rows)
  await showTable(context, { columns: jobColumns(context), rows, empty: '' })
}

async function doNow(context: Context, rows: Job[], wanted: string) {
  const found = rows.find(({ _id }) => _id === wanted)
  if (!found) throw new Failure('no_such_job', { values: { wanted }, next: 'kontor admin jobs' })
  const { body } = await context
    .client()
    .post('/api/admin/jobs/:id/retry', { params: { id: found._id } })
  if (context.isJson) return context.printJson(body)
  context.print(context.t('operations.retried', { job: found._id }))
}

function backupColumns({ t }: Pick<Context, 't'>): Column<Run>[] {
  return [
    { header: t('operations.day'), text: (run) => day(run.day), tone: () => 'strong' },
    {
      header: t('operations.state'),
      text: ({ state }) => t(`operations.runs.${state}`),
      tone: ({ state }) => RUN_TONES[state],
    },
    {
      header: t('operations.drill'),
      text: ({ drill }) => (drill ? t(`operations.drills.${drill}`) : ''),
      tone: ({ drill }) => (drill === 'failed' ? 'red' : 'plain'),
    },
    { header: t('operations.size'), text: ({ size }) => size ?? '', align: 'right', leaves: 2 },
    {
      header: t('operations.reason'),
      text: ({ failure, drillFailure }) => failure ?? drillFailure ?? '',
      shrinksTo: 16,
      leaves: 1,
    },
  ]
}

function jobColumns({ t }: Pick<Context, 't'>): Column<Job>[] {
  return [
    { header: t('operations.job'), text: ({ _id }) => _id, tone: () => 'strong', shrinksTo: 16 },
    {
      header: t('operations.last_run'),
      text: ({ lastEndedAt }) => (lastEndedAt ? localTime(Date.parse(lastEndedAt)) : ''),
      leaves: 2,
    },
    {
      header: t('operations.state'),
      text: ({ failingSince }) => t(failingSince ? 'operations.failing' : 'operations.well'),
      tone: ({ failingSince }) => (failingSince ? 'red' : 'plain'),
    },
    {
      header: t('operations.reason'),
      text: ({ failure }) => failure ?? '',
      shrinksTo: 16,
      leaves: 1,
    },
  ]
}
