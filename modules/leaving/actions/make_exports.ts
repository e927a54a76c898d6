import logger from '@adonisjs/core/services/logger'
import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { inTx } from '#core/database/in_tx'
import { readRows } from '#core/database/read_rows'
import { type ZipEntry, zipOf } from '#core/files/zip'
import { Company } from '#modules/auth/public'
import { companyArchive, countFiles } from '#modules/leaving/exports/company_archive'
import { removeExport, writeExport } from '#modules/leaving/exports/export_files'
import { EXPORT_KEPT_FOR } from '#modules/leaving/models/company_export'

/** A process that died has lost its claim after this time, and another one begins again. */
const CLAIM = 60_000
const EXPORTS_AT_ONCE = 20

interface DueRow {
  company_id: string
  id: string
  requested_by: string | null
}

const DUE = `
  select company_id, id, requested_by from company_exports
  where state = 'waiting' or (state = 'running' and worked_until < ?)
  order by created_at limit 1`

const TAKE = `
  update company_exports set state = 'running', worked_until = ?, done = 0, total = ?
  where company_id = ? and id = ? and (state = 'waiting' or (state = 'running' and worked_until < ?))`

/** Makes the oldest export that waits. @returns whether more may wait */
export async function makeExports(): Promise<boolean> {
  const [due] = await readRows<DueRow>(DUE, [now()])
  if (!due) return false
  const company = await Company.findOrFail(due.company_id)
  const total = await countFiles(company)
  const taken = [now() + CLAIM, total, due.company_id, due.id, now()]
  if ((await inTx(() => changeRows(TAKE, taken))) !== 1) return true
  try {
    await make(due, company)
  } catch (error) {
    logger.error({ err: error, exportId: due.id }, 'a complete export could not be made')
    await finish(due, 'failed', 0)
  }
  return true
}

async function make(due: DueRow, company: Company) {
  const entries = companyArchive(company, due.requested_by, new Date(now()))
  const bytes = await writeExport(referenceOf(due), zipOf(counted(due, entries)))
  await finish(due, 'ready', bytes)
}

const PROGRESS = `
  update company_exports set done = ?, worked_until = ? where company_id = ? and id = ?`

/** Stores the progress now and then, which renews the claim too. */
async function* counted({ company_id, id }: DueRow, entries: AsyncIterable<ZipEntry>) {
  let done = 0
  for await (const entry of entries) {
    yield entry
    done += 1
    if (done % 10 === 0) {
      await inTx(() => changeRows(PROGRESS, [done, now() + CLAIM, company_id, id]))
    }
  }
}

const FINISH = `
  update company_exports
  set state = ?, bytes = ?, done = total, finished_at = ?, expires_at = ?, worked_until = null
  where company_id = ? and id = ?`

const finish = ({ company_id, id }: DueRow, state: 'ready' | 'failed', bytes: number) =>
  inTx(() => changeRows(FINISH, [state, bytes, now(), now() + EXPORT_KEPT_FOR, company_id, id]))

const referenceOf = ({ company_id: companyId, id }: DueRow) => ({ companyId, id })

const OLD = `
  select company_id, id, requested_by from company_exports where expires_at < ?
  order by expires_at limit ${EXPORTS_AT_ONCE}`

/** Removes exports, and then their rows, when their days are over. @returns whether more may be old */
export async function forgetExports(): Promise<boolean> {
  const old = await readRows<DueRow>(OLD, [now()])
  for (const row of old) {
    await removeExport(referenceOf(row))
    await inTx(() =>
      changeRows('delete from company_exports where company_id = ? and id = ?', [
        row.company_id,
        row.id,
      ])
    )
  }
  return old.length === EXPORTS_AT_ONCE
}
