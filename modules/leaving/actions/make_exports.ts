import { now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { inTx } from '#core/database/in_tx'
import { readRows } from '#core/database/read_rows'
import type { JobClaim, JobReference } from '#core/due_work/job_claim'
import { LongJobs } from '#core/due_work/long_jobs'
import { renewing } from '#core/due_work/renewing'
import { removeExport, writeExport } from '#core/files/export_files'
import { type ZipEntry, zipOf } from '#core/files/zip'
import { Company } from '#modules/auth/public'
import { companyArchive, countFiles } from '#modules/leaving/exports/company_archive'
import { EXPORT_KEPT_FOR } from '#modules/leaving/models/company_export'

const EXPORTS_AT_ONCE = 20

interface Order {
  requested_by: string | null
}

const JOBS = new LongJobs<Order>('company_exports', ['requested_by'])

export const areExportsWaiting = () => JOBS.areWaiting()

/** Makes the oldest export that waits. @returns whether more may wait */
export const makeExports = () => JOBS.doNext(make)

async function make(job: Order & JobReference, claim: JobClaim) {
  const company = await Company.findOrFail(job.company_id)
  const total = await countFiles(company)
  await claim.note({ done: 0, total })
  const entries = companyArchive(company, job.requested_by, new Date(now()))
  const files = counted(claim, renewing(claim, entries))
  const bytes = await writeExport(referenceOf(job), zipOf(files))
  const finishedAt = now()
  const expiresAt = finishedAt + EXPORT_KEPT_FOR
  await claim.finish({ done: total, bytes, finished_at: finishedAt, expires_at: expiresAt })
}

/** Stores the progress now and then. */
async function* counted(claim: JobClaim, entries: AsyncIterable<ZipEntry>) {
  let done = 0
  for await (const entry of entries) {
    yield entry
    done += 1
    if (done % 10 === 0) await claim.note({ done })
  }
}

type Reference = Pick<JobReference, 'company_id' | 'id'>

const referenceOf = ({ company_id: companyId, id }: Reference) => ({ companyId, id })

const OLD = `
  select company_id, id from company_exports where expires_at < ?
  order by expires_at limit ${EXPORTS_AT_ONCE}`

/** Removes exports, and then their rows, when their days are over. @returns whether more may be old */
export async function forgetExports(): Promise<boolean> {
  const old = await readRows<Reference>(OLD, [now()])
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
