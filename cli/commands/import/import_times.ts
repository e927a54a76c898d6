import type { AnswerOf } from '#api/routes'
import type { Context } from '../../lib/context.js'
import { Failure } from '../../lib/failures/failure.js'
import { confirm } from '../../lib/output/confirm.js'
import { done } from '../../lib/output/news.js'
import { upload } from '../../lib/server/files.js'
import { tellCheck } from './tell_check.js'
import { trackerFile } from './tracker_file.js'

export const PROGRAMS = [
  'timewarrior',
  'watson',
  'toggl',
  'clockify',
  'harvest',
  'kimai',
  'solidtime',
] as const

export interface ImportOptions {
  zone?: string
  days?: string
  yes?: boolean
}

export type CheckedImport = AnswerOf<'GET', '/api/imports/:id'>
export type RowFault = AnswerOf<'GET', '/api/imports/:id/faults'>[number]

/**
 * `kontor import program [file]`: sends recorded time of another program, shows what the check has found, and imports it
 * after a question. A dry run stops after the check and leaves nothing behind.
 * @throws `rows_left_out` when rows could not be imported
 */
export async function importTimes(
  context: Context,
  { program, path }: { program: string; path?: string },
  options: ImportOptions
) {
  const tracker = PROGRAMS.find((one) => one === program.toLowerCase())
  if (!tracker) {
    const values = { wanted: program, choices: PROGRAMS.join(', ') }
    throw new Failure('unknown_choice', { values })
  }
  const client = context.client()
  const file = trackerFile(tracker, path)
  const { zone, days } = options
  const query = new URLSearchParams({
    kind: 'times',
    tracker,
    ...(zone && { zone }),
    ...(days && { days }),
  })
  const sent: CheckedImport = await upload(client, `/api/imports?${query}`, file)
  const params = { id: sent._id }
  await client.post('/api/imports/:id/check', { params, reads: true })
  const checked = await settled(context, sent._id)
  const { body: faults } = await client.get('/api/imports/:id/faults', { params })
  const { create = 0, skip = 0, fault = 0, times } = checked.planned ?? {}
  const found = { program: tracker, new: create, known: skip, leftOut: fault, times, faults }
  if (context.isDryRun || create === 0) {
    await client.delete('/api/imports/:id', { params, reads: true })
    if (context.isJson) context.printJson({ dryRun: context.isDryRun, ...found })
    else await tellCheck(context, checked, faults, file.running)
    if (context.isDryRun) return
    return assertNothingLeftOut(fault)
  }
  if (!context.isJson) await tellCheck(context, checked, faults, file.running)
  if (!options.yes && !(await confirm(context, context.t('import.ask', { count: create })))) {
    await client.delete('/api/imports/:id', { params })
    throw new Failure('not_confirmed', { next: `kontor import ${tracker} --yes` })
  }
  await client.post('/api/imports/:id/run', { params })
  const finished = await settled(context, sent._id)
  const { created, skipped, failed } = finished.done
  if (context.isJson) {
    context.printJson({
      dryRun: false,
      _id: sent._id,
      created,
      skipped,
      leftOut: failed,
      times,
      faults,
    })
  } else done(context, context.t('import.done', { count: created }))
  assertNothingLeftOut(failed)
}

function assertNothingLeftOut(count: number) {
  if (count > 0) throw new Failure('rows_left_out', { values: { count } })
}

const POLL_MS = 200
const ACTIVE: readonly string[] = ['checking', 'running']

/** The import when the server has finished its present work. @throws `import_failed` */
async function settled(context: Context, id: string): Promise<CheckedImport> {
  for (;;) {
    const { body } = await context.client().get('/api/imports/:id', { params: { id } })
    if (body.state === 'failed') throw new Failure('import_failed')
    if (!ACTIVE.includes(body.state)) return body
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
