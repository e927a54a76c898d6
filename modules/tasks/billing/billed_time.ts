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
import { reachesAll, type Viewer } from '#modules/tasks/reach'
import { invoiceNumbers } from './invoice_numbers.js'

/** A time entry that an invoice bills. */
export interface BilledShare {
  id: string
  taskId: string
  /** The line of the invoice; null for time that was billed before lines were recorded. */
  lineId: string | null
  /** Its share in the hours of its line, in hundredths of an hour; null follows from its worked time. */
  hundredths: number | null
  /** The rounding of its line, stored with the last entry of the line; hundredths of an hour. */
  roundingHundredths: number
  /** The part that another line shows as included in a retainer; hundredths of an hour. */
  includedHundredths: number
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
  const rows = entries.map(
    ({ id, lineId, hundredths, roundingHundredths, includedHundredths }) => ({
      company_id: companyId,
      id: newId(),
      entry_id: id,
      invoice_id: invoiceId,
      line_id: lineId,
      hundredths,
      rounding_hundredths: roundingHundredths,
      included_hundredths: includedHundredths,
    })
  )
  try {
    await insertRows('billed_time', rows)
  } catch (error) {
    if (isDuplicate(error)) throw new RetryTransaction()
    throw error
  }
  await record(companyId, entries, 'time_entry.billed', invoiceId)
}

/** An entry that is no longer billed, with its worked time in seconds. */
export interface FreedTime extends BilledShare {
  seconds: number
}

interface Row {
  id: string
  task_id: string
  line_id: string | null
  hundredths: number | null
  rounding_hundredths: number
  included_hundredths: number
  started_at: number
  ended_at: number
  break_seconds: number
}

const BILLED_BY = `
  select time_entries.id, time_entries.task_id, billed_time.line_id, billed_time.hundredths,
    billed_time.rounding_hundredths, billed_time.included_hundredths, time_entries.started_at, time_entries.ended_at, time_entries.break_seconds
  from billed_time
  join time_entries on time_entries.company_id = billed_time.company_id
    and time_entries.id = billed_time.entry_id
  where billed_time.company_id = ? and billed_time.invoice_id = ? order by billed_time.id`
const FREE_ALL = 'delete from billed_time where company_id = ? and invoice_id = ?'
const FREE_LINE = `${FREE_ALL} and line_id = ?`

/**
 * Makes time of an invoice unbilled again: all entries, or those of removed lines. Only inside inTx.
 * @param keptLineIds lines whose time stays billed
 * @returns the freed entries and how many are still billed
 */
export async function freeTime(
  { id: companyId }: CompanyReference,
  invoiceId: string,
  keptLineIds?: ReadonlySet<string>
): Promise<{ freed: FreedTime[]; left: number }> {
  const billed = (await readRows<Row>(BILLED_BY, [companyId, invoiceId])).map(asFreed)
  const freed = keptLineIds
    ? billed.filter(({ lineId }) => lineId !== null && !keptLineIds.has(lineId))
    : billed
  if (freed.length === 0) return { freed, left: billed.length }
  if (!keptLineIds) await changeRows(FREE_ALL, [companyId, invoiceId])
  for (const lineId of new Set(freed.map((entry) => entry.lineId))) {
    if (keptLineIds) await changeRows(FREE_LINE, [companyId, invoiceId, lineId])
  }
  await record(companyId, freed, 'time_entry.freed', invoiceId)
  return { freed, left: billed.length - freed.length }
}

const asFreed = (row: Row): FreedTime => ({
  id: row.id,
  taskId: row.task_id,
  lineId: row.line_id,
  hundredths: row.hundredths === null ? null : Number(row.hundredths),
  roundingHundredths: Number(row.rounding_hundredths),
  includedHundredths: Number(row.included_hundredths),
  seconds: (Number(row.ended_at) - Number(row.started_at)) / 1000 - Number(row.break_seconds),
})

async function record(
  companyId: string,
  entries: readonly Pick<BilledShare, 'id' | 'taskId'>[],
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

const IS_BILLED = 'select invoice_id from billed_time where company_id = ? and entry_id = ?'

/**
 * An invoice keeps the time as it was billed. The entry must be locked.
 * @throws 409 `is_billed`, to owners and members with the `invoice`
 */
export async function assertUnbilled(viewer: Viewer, entryId: string) {
  const values = [viewer.company.id, entryId]
  const [billed] = await readRows<{ invoice_id: string }>(IS_BILLED, values)
  if (!billed) return
  if (!reachesAll(viewer)) throw conflict('tasks.is_billed')
  const { invoice_id: _id } = billed
  const number = (await invoiceNumbers.service?.numberOf(viewer.company, _id)) ?? null
  const extra = { invoice: { _id, number } }
  if (number === null) {
    throw conflict('tasks.is_billed', { sentence: 'is_billed_on_draft', extra })
  }
  throw conflict('tasks.is_billed', { sentence: 'is_billed_on', values: { number }, extra })
}
