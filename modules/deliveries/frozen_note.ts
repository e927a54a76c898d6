import { createHash } from 'node:crypto'
import { readRows } from '#core/database/read_rows'
import { openContent } from '#core/sealing/sealed_rows'
import { unlessUnreadable } from '#core/sealing/unless_unreadable'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { DeliveryNote } from '#modules/deliveries/models/delivery_note'
import { lineRowsOf } from '#modules/deliveries/queries/note_lines'
import { CONTENT_FORM, frozenContent, hashNowOf, hashOfFrozen } from '#modules/documents/public'

/** The actions that the audit chain keeps the hash of a note and of its signature with. */
export const ISSUED_AS = 'deliveryNote.issued'
export const SIGNED_AS = 'deliveryNote.signed'

const text = (stored: unknown) => (stored === null ? null : String(stored))

/**
 * SHA-256 of the canonical JSON of a note's whole content, as it was issued.
 * @param form the form in which it was issued
 */
export async function noteHash(note: DeliveryNote, form = CONTENT_FORM) {
  const rows = await lineRowsOf(note)
  const { estimateId, sourceInvoiceId } = note
  return hashOfFrozen({
    ...frozenContent(note, { lines: rows, taxes: [] }, form),
    ...(form > 1 && { estimateId, sourceInvoiceId }),
    kind: 'deliveryNote',
    form,
    number: note.number,
    issuedAt: Number(note.issuedAt),
    orderId: note.orderId,
    deliveryAddress: note.deliveryAddress,
    carrier: note.carrier,
    parcelNumber: note.parcelNumber,
    showsPrices: note.showsPrices,
    quantities: rows.map((row) => ({
      orderLineId: row.order_line_id,
      ordered: text(row.ordered),
      deliveredBefore: text(row.delivered_before),
    })),
  })
}

/** The particulars of a signature, beside the signed document. */
export interface Receipt {
  noteId: string
  documentHash: string
  name: string
  signature: Buffer
  timeZone: string
  signedAt: number
}

export const receiptHash = ({ signature, ...receipt }: Receipt) =>
  hashOfFrozen({ ...receipt, signature: createHash('sha256').update(signature).digest('hex') })

/** The current hash of a stored note, for comparison with the audit chain. */
export const hashNow = hashNowOf((company, id) => DeliveryNote.one(company, id), noteHash)

interface SignatureRow {
  company_id: string
  id: string
  name: string
  signature: Uint8Array
  key_id: string | null
  time_zone: string
  document_hash: string
  signature_hash: string
  signed_at: number
}

const SIGNATURE = 'select * from delivery_signatures where company_id = ? and note_id = ?'

/** The recipient's signature, undefined before it is given. @throws FileUnreadable */
export async function receiptOf(
  company: CompanyReference,
  noteId: string
): Promise<Receipt | undefined> {
  const [row] = await readRows<SignatureRow>(SIGNATURE, [company.id, noteId])
  return row && receiptOfRow(noteId, row)
}

const receiptOfRow = async (
  noteId: string,
  { company_id, id, key_id, ...row }: SignatureRow
): Promise<Receipt> => ({
  noteId,
  documentHash: row.document_hash,
  name: row.name,
  signature: await openContent({ company_id, id, key_id, content: Buffer.from(row.signature) }),
  timeZone: row.time_zone,
  signedAt: Number(row.signed_at),
})

/** The same of the signature under a note. */
export async function receiptHashNow(company: CompanyReference, id: string) {
  const [row] = await readRows<SignatureRow>(SIGNATURE, [company.id, id])
  const receipt = row && (await unlessUnreadable(receiptOfRow(id, row)))
  const hash = receipt && receiptHash(receipt)
  return hash === row?.signature_hash ? hash : undefined
}
