import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import { FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { newId } from '#core/ids'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { linesOf } from '#modules/invoicing/queries/invoice_parts'
import { type CarriedRecord, carriers } from './carriers.js'

/** A draft is deleted, or an invoice is withdrawn: what it bills can be billed again. Only inside inTx. */
export async function freeRecords(invoice: Invoice) {
  for (const carrier of carriers()) await carrier.free(invoice)
}

/**
 * Frees the records of lines that were deleted from a draft. A line keeps its records when its text, quantity or price
 * is edited. Only inside inTx.
 * @param before the client before the change
 * @throws 422 at `clientId` for a draft that gets another client and still bills records
 */
export async function freeRecordsOfDeletedLines(
  draft: Invoice,
  before: { clientId: string | null }
) {
  const lineIds = new Set((await linesOf(draft)).map(({ id }) => id))
  for (const carrier of carriers()) {
    const { left } = await carrier.free(draft, lineIds)
    if (left > 0 && carrier.otherClient && draft.clientId !== before.clientId) {
      throw new FieldError('clientId', carrier.otherClient)
    }
  }
}

/** An invoice is cancelled: as freeRecords, kept for its corrected invoice. Only inside inTx. */
export async function releaseRecords(invoice: Invoice) {
  for (const carrier of carriers()) {
    const { freed } = await carrier.free(invoice)
    await insertRows(
      'released_records',
      freed.map(({ id, lineId, share }) => ({
        company_id: invoice.companyId,
        id: newId(),
        invoice_id: invoice.id,
        kind: carrier.kind,
        record_id: id,
        line_id: lineId,
        share: JSON.stringify(share),
      }))
    )
  }
}

/**
 * The lines of a corrected invoice bill the records that the same lines of the cancelled one did. Only inside inTx.
 * @param draft with the lines of `cancelled` in the same order
 * @throws 409 `records_billed` and as the carriers
 */
export async function takeOverRecords(company: CompanyScope, draft: Invoice, cancelled: Invoice) {
  const added = await linesOf(draft)
  const successors = new Map(
    (await linesOf(cancelled)).map(({ id }, index) => [id, added[index]?.id ?? null])
  )
  const rows = await readRows<Released>(RELEASED, [company.id, cancelled.id])
  for (const carrier of carriers()) {
    const records = rows
      .filter(({ kind }) => kind === carrier.kind)
      .map((row) => asRecord(row, successors))
    await carrier.take(company, draft, records)
  }
}

const RELEASED = `
  select kind, record_id, line_id, share from released_records
  where company_id = ? and invoice_id = ? order by id`

interface Released {
  kind: string
  record_id: string
  line_id: string | null
  share: string
}

const asRecord = (
  { record_id, line_id, share }: Released,
  successors: ReadonlyMap<string, string | null>
): CarriedRecord => ({
  id: record_id,
  lineId: line_id && (successors.get(line_id) ?? null),
  share: JSON.parse(share),
})
