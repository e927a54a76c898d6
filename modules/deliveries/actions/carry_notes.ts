import { changeRows } from '#core/database/change_rows'
import type { CompanyScope } from '#core/http/caller'
import { assertBillable, markBilled } from '#modules/deliveries/actions/bill_notes'
import { changeNote, setBillable } from '#modules/deliveries/actions/change_note'
import { DeliveryNote } from '#modules/deliveries/models/delivery_note'
import { statusOfDelivery } from '#modules/deliveries/note_status'
import { linesOf } from '#modules/deliveries/queries/note_lines'
import {
  type BilledRow,
  notesBilledBy,
  notesDelivering,
} from '#modules/deliveries/queries/notes_of_invoice'
import {
  assertOnNoInvoice,
  type CarriedRecord,
  type FreedRecords,
  Invoice,
  nameDeliveryNote,
} from '#modules/invoicing/public'

const FORGET =
  'delete from billed_deliveries where company_id = ? and invoice_id = ? and note_id = ?'

/**
 * Makes the notes of an invoice billable again: all, with those that delivered it or its estimate, or those whose last
 * line is gone from a draft. Only inside inTx.
 */
export async function freeNotes(
  invoice: Invoice,
  keptLineIds?: ReadonlySet<string>
): Promise<FreedRecords> {
  const { companyId, id } = invoice
  const billed = Map.groupBy(await notesBilledBy(invoice), (row) => row.note_id)
  const freed = [...billed].filter(([, rows]) => !keptLineIds || areGone(rows, keptLineIds))
  for (const [noteId] of freed) {
    await changeRows(FORGET, [companyId, id, noteId])
    await changeNote(companyId, noteId, 'freed', (note) => {
      note.merge({ status: statusOfDelivery(note), invoiceId: null })
    })
  }
  if (!keptLineIds) {
    for (const note of await notesDelivering(invoice, false)) {
      await setBillable(companyId, note.id, true)
    }
  }
  return {
    freed: freed.flatMap(([, rows]) => rows.map(asRecord)),
    left: billed.size - freed.length,
  }
}

/** A note whose lines on the invoice are not known stays billed. */
function areGone(rows: readonly BilledRow[], keptLineIds: ReadonlySet<string>) {
  const lineIds = rows.flatMap(({ invoice_line_id: lineId }) => lineId ?? [])
  return lineIds.length > 0 && !lineIds.some((id) => keptLineIds.has(id))
}

const asRecord = (row: BilledRow): CarriedRecord => ({
  id: row.note_id,
  lineId: row.invoice_line_id,
  share: { noteLineId: row.line_id },
})

/**
 * A corrected invoice bills the notes that the cancelled one did, and those that delivered the cancelled one or its
 * estimate. Notes that were cancelled since are left out. Only inside inTx.
 * @throws 409 as assertOnNoInvoice, 409 `not_billable`
 */
export async function takeNotesOver(
  company: CompanyScope,
  draft: Invoice,
  records: CarriedRecord[]
) {
  const notes: DeliveryNote[] = []
  // Claimed in one order, so that two that bill the same notes come one after the other.
  for (const [noteId, lines] of [...Map.groupBy(records, ({ id }) => id)].sort()) {
    const note = await DeliveryNote.findIn(company, noteId)
    await note.claim()
    if (note.status === 'Cancelled') continue
    await assertNotInvoiced(company, note.invoiceId)
    assertBillable(note)
    await markBilled({ note, lines: await linesOf(note) }, draft, invoiceLineIds(lines))
    notes.push(note)
  }
  if (notes.length === 1) {
    await nameDeliveryNote(draft, notes[0]?.number ?? '')
  }
  for (const note of await notesDelivering(draft, true)) {
    if (note.invoice_id === draft.id) continue
    await assertNotInvoiced(company, note.invoice_id)
    await setBillable(company.id, note.id, false)
  }
}

async function assertNotInvoiced(company: CompanyScope, invoiceId: string | null) {
  if (invoiceId === null) return
  const { id, number } = await Invoice.findIn(company, invoiceId)
  assertOnNoInvoice([{ _id: id, number }])
}

/** By the lines of the note. */
const invoiceLineIds = (records: readonly CarriedRecord[]) =>
  new Map(
    records.flatMap(({ lineId, share: { noteLineId } }) =>
      typeof noteLineId === 'string' && lineId ? [[noteLineId, lineId] as const] : []
    )
  )
