import { auditAll } from '#core/audit/audit'
import { changeRows } from '#core/database/change_rows'
import { reader } from '#core/database/in_tx'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import { isDuplicate, RetryTransaction } from '#core/database/transaction_failures'
import { conflict } from '#core/errors/app_error'
import { newId } from '#core/ids'
import { publish } from '#core/live/publish'
import type { CompanyReference } from '#core/tenancy/company_owned'

/** A time entry that an invoice bills. */
export interface BilledShare {
  id: string
  taskId: string
  /** What it adds to the hours of its line, in hundredths of an hour. */
  hundredths: number
}

/** Keeps time entries as they are until the transaction ends: nobody changes or bills them. Only inside inTx. */
export async function lockTime(company: CompanyReference, entryIds: string[]) {
  await reader()
    .from('time_entries')
    .where('company_id', company.id)
    .whereIn('id', entryIds)
    .select('id')
    .forUpdate()
}

/** Records which time entries an invoice bills. An entry is billed once; a second try runs the transaction again. Only inside inTx. */
export async function billTime(
  { id: companyId }: CompanyReference,
  invoiceId: string,
  entries: readonly BilledShare[]
) {
  const rows = entries.map(({ id, hundredths }) => ({
    company_id: companyId,
    id: newId(),
    entry_id: id,
    invoice_id: invoiceId,
    hundredths,
  }))
  try {
    await insertRows('billed_time', rows)
  } catch (error) {
    if (isDuplicate(error)) throw new RetryTransaction()
    throw error
  }
  await record(companyId, entries, 'time_entry.billed', invoiceId)
}

const BILLED_BY = `
  select time_entries.id, time_entries.task_id as taskId from billed_time
  join time_entries on time_entries.company_id = billed_time.company_id
    and time_entries.id = billed_time.entry_id
  where billed_time.company_id = ? and billed_time.invoice_id = ? order by billed_time.id`
const FREE_ALL = 'delete from billed_time where company_id = ? and invoice_id = ?'

/** Makes all time of an invoice unbilled again. Only inside inTx. */
export async function freeTime({ id: companyId }: CompanyReference, invoiceId: string) {
  const entries = await readRows<Entry>(BILLED_BY, [companyId, invoiceId])
  if (entries.length === 0) return
  await changeRows(FREE_ALL, [companyId, invoiceId])
  await record(companyId, entries, 'time_entry.freed', invoiceId)
}

type Entry = Pick<BilledShare, 'id' | 'taskId'>

async function record(
  companyId: string,
  entries: readonly Entry[],
  action: string,
  invoiceId: string
) {
  await auditAll(
    entries.map(({ id }) => ({
      companyId,
      action,
      subject: { type: 'timeEntry', id },
      details: { invoiceId },
    }))
  )
  for (const id of new Set(entries.map(({ taskId }) => taskId))) {
    publish(companyId, { kind: 'task', id, audience: 'staff' })
  }
}

const IS_BILLED = 'select id from billed_time where company_id = ? and entry_id = ?'

/** An invoice keeps the time as it was billed. The entry must be locked. @throws 409 `is_billed` */
export async function assertUnbilled(company: CompanyReference, entryId: string) {
  const billed = await readRows<{ id: string }>(IS_BILLED, [company.id, entryId])
  if (billed.length > 0) throw conflict('tasks.is_billed')
}
