import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import { newId } from '#core/ids'
import { boundInteger, decimalFromRow, moneyFromRow, type StoredInteger } from '#core/money/columns'
import type { Decimal } from '#core/money/decimal'
import { type Minor, minor, moneyNumber, NOTHING } from '#core/money/minor'
import { enteredAmounts } from '#modules/documents/public'
import type { Invoice } from '#modules/invoicing/models/invoice'
import { linesOf } from '#modules/invoicing/queries/invoice_parts'

/** The sum of earlier credit notes. */
export interface Credited {
  /** Of each line, by its id, in the direction of the line. */
  lines: Map<string, { quantity: Decimal; amount: Minor }>
  /** Of the discount on the whole invoice, net or gross like its prices. */
  discount: Minor
}

export interface CreditNoteLink {
  _id: string
  number: string
  date: string
  total: number
}

interface LineSum {
  line_id: string
  quantity: StoredInteger
  amount: StoredInteger
}

const NOTES =
  'select * from invoices where company_id = ? and corrects_id = ? order by created_at, id'
const LINES = `
  select credited_lines.line_id, cast(sum(credited_lines.quantity) as signed) as quantity,
    cast(sum(credited_lines.amount) as signed) as amount
  from credited_lines join invoice_lines on invoice_lines.company_id = credited_lines.company_id
    and invoice_lines.id = credited_lines.line_id
  where invoice_lines.company_id = ? and invoice_lines.invoice_id = ?
  group by credited_lines.line_id`

type NoteRow = Pick<Invoice, 'id' | 'currency'> & {
  company_id: string
  number: string
  date_on: string
  price_mode: Invoice['priceMode']
  net: StoredInteger
  total: StoredInteger
}

/** The credit notes on an invoice, the oldest first. */
export async function creditNotesOn({ companyId, id }: Invoice): Promise<CreditNoteLink[]> {
  const rows = await readRows<NoteRow>(NOTES, [companyId, id])
  return rows.map((row) => ({
    _id: row.id,
    number: row.number,
    date: row.date_on,
    total: moneyNumber(moneyFromRow(row.total), row.currency),
  }))
}

/** The sum of an invoice's earlier credit notes. */
export async function creditedOf({ companyId, id }: Invoice): Promise<Credited> {
  const sums = await readRows<LineSum>(LINES, [companyId, id])
  const lines = sums.map(
    ({ line_id, quantity, amount }) =>
      [line_id, { quantity: decimalFromRow(quantity), amount: moneyFromRow(amount) }] as const
  )
  let discount: Minor = NOTHING
  for (const row of await readRows<NoteRow>(NOTES, [companyId, id])) {
    const amounts = { net: moneyFromRow(row.net), total: moneyFromRow(row.total) }
    const noteLines = await linesOf({ companyId, id: row.id })
    const { discountTotal } = enteredAmounts({ priceMode: row.price_mode, ...amounts }, noteLines)
    discount = minor(discount - discountTotal)
  }
  return { lines: new Map(lines), discount }
}

/** Stores the credited part of each line. Only inside inTx. */
export const keepCreditedLines = (
  note: Invoice,
  credits: readonly { lineId: string; quantity: Decimal; amount: Minor }[]
) =>
  insertRows(
    'credited_lines',
    credits.map(({ lineId, quantity, amount }) => ({
      company_id: note.companyId,
      id: newId(),
      credit_note_id: note.id,
      line_id: lineId,
      quantity: boundInteger(quantity),
      amount: boundInteger(amount),
    }))
  )
