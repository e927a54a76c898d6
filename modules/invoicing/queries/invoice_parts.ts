import { readRows } from '#core/database/read_rows'
import type { StoredInteger } from '#core/money/columns'
import { documentParts, type LineRow, type TaxRow } from '#modules/documents/public'
import { type AttachmentInfo, attachmentsOf } from '#modules/invoicing/attachments/attachment_rows'
import type { Deduction } from '#modules/invoicing/down_payments/deduction'
import { deductionsOf } from '#modules/invoicing/down_payments/deduction_rows'
import type { Invoice } from '#modules/invoicing/models/invoice'
import type {
  ReducedTaxRow,
  SettlementDetail,
} from '#modules/invoicing/transformers/settlement_transformer'

export const { linesOf, taxesOf, writeLines, removeParts } = documentParts('invoice')

/** The parts of a document besides its head; `taxes` belong to the amount due. */
export interface ContentParts {
  lines: LineRow[]
  taxes: TaxRow[]
  /** Of a final invoice and of its cancellation. */
  deductions: Deduction[]
  attachments: AttachmentInfo[]
  /** The credits of a credit note, by the ids of the invoice's lines. */
  credited: CreditedLine[]
}

/** All parts of a stored document. */
export const partsOf = async (invoice: Invoice): Promise<ContentParts> => ({
  lines: await linesOf(invoice),
  taxes: await taxesOf(invoice),
  deductions: invoice.stage === 'final' ? await deductionsOf(invoice) : [],
  attachments: await attachmentsOf(invoice),
  credited: invoice.kind === 'creditNote' ? await creditedLinesOf(invoice) : [],
})

/** A part of an invoice's line that a credit note gives back, see `credited_lines`. */
export interface CreditedLine {
  lineId: string
  /** Millionths of the line's unit. */
  quantity: StoredInteger
  amount: StoredInteger
}

const CREDITED_LINES = `
  select line_id, quantity, amount from credited_lines
  where company_id = ? and credit_note_id = ? order by line_id`

async function creditedLinesOf({ companyId, id }: Invoice): Promise<CreditedLine[]> {
  const rows = await readRows<Omit<CreditedLine, 'lineId'> & { line_id: string }>(CREDITED_LINES, [
    companyId,
    id,
  ])
  return rows.map(({ line_id: lineId, ...amounts }) => ({ lineId, ...amounts }))
}

const SETTLEMENTS = `
  select settlements.*, payments.method, payments.note, payments.reference, payments.amount as received,
    credit_notes.number as credit_note_number
  from settlements
  left join payments on payments.company_id = settlements.company_id and payments.id = settlements.payment_id
  left join invoices as credit_notes on credit_notes.company_id = settlements.company_id
    and credit_notes.id = settlements.credit_note_id
  where settlements.company_id = ? and settlements.invoice_id = ?
  order by settlements.created_at, settlements.id`

const REDUCED_TAXES = `
  select settlement_taxes.* from settlement_taxes
  join settlements on settlements.company_id = settlement_taxes.company_id
    and settlements.id = settlement_taxes.settlement_id
  where settlements.company_id = ? and settlements.invoice_id = ?
  order by settlement_taxes.rate desc, settlement_taxes.category`

/** The settlements of an invoice, the oldest first. */
export const settlementsOf = ({ companyId, id }: Pick<Invoice, 'companyId' | 'id'>) =>
  readRows<SettlementDetail>(SETTLEMENTS, [companyId, id])

/** By how much its Skonto and write-offs lower its VAT. */
export const reducedTaxesOf = ({ companyId, id }: Pick<Invoice, 'companyId' | 'id'>) =>
  readRows<ReducedTaxRow>(REDUCED_TAXES, [companyId, id])
