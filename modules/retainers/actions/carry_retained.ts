import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import type { CompanyScope } from '#core/http/caller'
import { newId } from '#core/ids'
import type { CarriedRecord, FreedRecords, Invoice } from '#modules/invoicing/public'

interface Row {
  id: string
  entry_id: string
  period_id: string
  seconds: number
  included_seconds: number
  billed: string | null
}

const RETAINED = `
  select retained_time.id, retained_time.entry_id, retained_time.period_id, retained_time.seconds,
    retained_time.included_seconds, billed_time.entry_id as billed
  from retained_time
  left join billed_time on billed_time.company_id = retained_time.company_id
    and billed_time.entry_id = retained_time.entry_id and billed_time.invoice_id = retained_time.invoice_id
  where retained_time.company_id = ? and retained_time.invoice_id = ? order by retained_time.id`
const FORGET = 'delete from retained_time where company_id = ? and id = ?'
const REOPEN = `
  update retainer_periods set invoice_id = null where company_id = ? and invoice_id = ?`

/**
 * Forgets what an invoice has settled: all, so that the next run settles its periods again, or only the time of lines that
 * are gone from a draft. The module of hours has freed the time before. Only inside inTx.
 */
export async function freeRetained(
  { companyId, id: invoiceId }: Invoice,
  keptLineIds?: ReadonlySet<string>
): Promise<FreedRecords> {
  const rows = await readRows<Row>(RETAINED, [companyId, invoiceId])
  const freed = rows.filter(({ billed }) => billed === null)
  for (const { id } of freed) await changeRows(FORGET, [companyId, id])
  if (!keptLineIds) await changeRows(REOPEN, [companyId, invoiceId])
  return { freed: freed.map(asRecord), left: rows.length - freed.length }
}

const asRecord = (row: Row): CarriedRecord => ({
  id: row.entry_id,
  lineId: null,
  share: {
    periodId: row.period_id,
    seconds: Number(row.seconds),
    includedSeconds: Number(row.included_seconds),
  },
})

const BILLED = 'select entry_id from billed_time where company_id = ? and invoice_id = ?'
const SETTLE = `
  update retainer_periods set invoice_id = ? where company_id = ? and id = ? and invoice_id is null`

/** A corrected invoice settles what the cancelled one did, as far as it bills the same time. Only inside inTx. */
export async function takeRetainedOver(
  company: CompanyScope,
  draft: Invoice,
  records: CarriedRecord[]
) {
  if (records.length === 0) return
  const rows = await readRows<{ entry_id: string }>(BILLED, [company.id, draft.id])
  const billed = new Set(rows.map(({ entry_id }) => entry_id))
  const kept = records.filter(({ id }) => billed.has(id)).map(({ id, share }) => rowOf(id, share))
  await insertRows(
    'retained_time',
    kept.map((row) => ({ company_id: company.id, id: newId(), ...row, invoice_id: draft.id }))
  )
  for (const periodId of new Set(kept.map(({ period_id }) => period_id))) {
    await changeRows(SETTLE, [draft.id, company.id, periodId])
  }
}

const rowOf = (
  entryId: string,
  { periodId, seconds, includedSeconds }: CarriedRecord['share']
) => ({
  entry_id: entryId,
  period_id: String(periodId),
  seconds: Number(seconds),
  included_seconds: Number(includedSeconds),
})
