import { type Day, now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { inTx } from '#core/database/in_tx'
import { readRows } from '#core/database/read_rows'
import type { JobClaim, JobReference } from '#core/due_work/job_claim'
import { LongJobs } from '#core/due_work/long_jobs'
import { renewing } from '#core/due_work/renewing'
import { removeExport, writeExport } from '#core/files/export_files'
import { zipOf } from '#core/files/zip'
import { Company } from '#modules/auth/public'
import { openBook } from '#modules/datev/bookings/open_book'
import { DATEV_EXPORT_KEPT_FOR } from '#modules/datev/models/datev_export'
import { Archive } from '#modules/datev/package/archive'

interface Order {
  from_on: Day
  to_on: Day
  has_receipts: number | boolean
  requested_by: string | null
}

type Job = Order & JobReference

const JOBS = new LongJobs<Order>('datev_exports', [
  'from_on',
  'to_on',
  'has_receipts',
  'requested_by',
])

export const areExportsWaiting = () => JOBS.areWaiting()

/** Makes the oldest export that waits. @returns whether more may wait */
export const makeExports = () => JOBS.doNext(make)

async function make(job: Job, claim: JobClaim) {
  const company = await Company.findOrFail(job.company_id)
  const book = await openBook(company)
  const { consultantNumber, clientNumber } = book.settings
  if (consultantNumber === null || clientNumber === null) throw new Error('The numbers are gone.')
  const archive = new Archive(
    company,
    book,
    { consultantNumber, clientNumber },
    {
      from: job.from_on,
      to: job.to_on,
      requestedBy: job.requested_by,
      at: now(),
      hasReceipts: Boolean(job.has_receipts),
    }
  )
  const bytes = await writeExport(referenceOf(job), zipOf(renewing(claim, archive.entries())))
  const results = {
    bookings: archive.sums.count,
    receipts: archive.receipts,
    remarks: book.remarks.length,
    bytes,
    expires_at: now() + DATEV_EXPORT_KEPT_FOR,
  }
  await claim.finish(results, () => book.people.store())
}

type Reference = Pick<JobReference, 'company_id' | 'id'>

const referenceOf = ({ company_id: companyId, id }: Reference) => ({ companyId, id })

const OLD_AT_ONCE = 20
const OLD = `
  select company_id, id from datev_exports where expires_at < ? and state in ('ready', 'failed')
  order by expires_at limit ${OLD_AT_ONCE}`

const EXPIRE = "update datev_exports set state = 'expired' where company_id = ? and id = ?"

/** Removes the files of exports when their days are over. @returns whether more may be old */
export async function forgetExports(): Promise<boolean> {
  const old = await readRows<Reference>(OLD, [now()])
  for (const row of old) {
    await removeExport(referenceOf(row))
    await inTx(() => changeRows(EXPIRE, [row.company_id, row.id]))
  }
  return old.length === OLD_AT_ONCE
}
