import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import { isDuplicate } from '#core/database/transaction_failures'
import { FieldError } from '#core/errors/app_error'
import { newId } from '#core/ids'
import { boundInteger, moneyFromRow, type StoredInteger } from '#core/money/columns'
import { decimal } from '#core/money/decimal'
import { minor } from '#core/money/minor'
import type { LineCategory } from '#modules/documents/public'
import type { Invoice } from '#modules/invoicing/models/invoice'
import type { DeductedTax, Deduction } from './deduction.js'

interface DeductionRow {
  down_payment_id: string
  number: string
  date_on: string
  net: StoredInteger
  tax: StoredInteger
  total: StoredInteger
  /** JSON, integers as text so that none is rounded */
  taxes: string
}

type StoredTax = Record<'rate' | 'base' | 'tax', string> & { category: LineCategory }
type Key = Pick<Invoice, 'companyId' | 'id'>

const DEDUCTIONS =
  'select * from deducted_down_payments where company_id = ? and invoice_id = ? order by position'
const REMOVE = 'delete from deducted_down_payments where company_id = ? and invoice_id = ?'
const RELEASE =
  'update deducted_down_payments set held_id = null where company_id = ? and invoice_id = ?'
const HOLDER = `
  select invoices.id, invoices.number from deducted_down_payments
  join invoices on invoices.company_id = deducted_down_payments.company_id
    and invoices.id = deducted_down_payments.invoice_id
  where deducted_down_payments.company_id = ? and deducted_down_payments.held_id = ?`

/** The deductions of a final invoice or its cancellation, in order. */
export async function deductionsOf({ companyId, id }: Key): Promise<Deduction[]> {
  const rows = await readRows<DeductionRow>(DEDUCTIONS, [companyId, id])
  return rows.map((row) => ({
    downPaymentId: row.down_payment_id,
    number: row.number,
    dateOn: row.date_on,
    net: moneyFromRow(row.net),
    tax: moneyFromRow(row.tax),
    total: moneyFromRow(row.total),
    taxes: (JSON.parse(row.taxes) as StoredTax[]).map(taxOf),
  }))
}

/**
 * Replaces the deductions of a document. Only inside inTx.
 * @param isHolding keeps the down payments from being deducted again; a cancellation does not
 * @throws 422 `down_payment_taken` when another final invoice has deducted one meanwhile
 */
export async function keepDeductions(
  { companyId, id }: Key,
  deductions: readonly Deduction[],
  isHolding = true
) {
  await changeRows(REMOVE, [companyId, id])
  try {
    await insertRows(
      'deducted_down_payments',
      deductions.map(({ downPaymentId, ...deduction }, index) => ({
        company_id: companyId,
        id: newId(),
        invoice_id: id,
        down_payment_id: downPaymentId,
        held_id: isHolding ? downPaymentId : null,
        position: index + 1,
        number: deduction.number,
        date_on: deduction.dateOn,
        net: boundInteger(deduction.net),
        tax: boundInteger(deduction.tax),
        total: boundInteger(deduction.total),
        taxes: JSON.stringify(deduction.taxes.map(storedTax)),
      }))
    )
  } catch (error) {
    if (isDuplicate(error)) throw new FieldError('downPayments', 'invoicing.down_payment_taken')
    throw error
  }
}

/** Lets the down payments of a cancelled final invoice be taken off by another one. Only inside inTx. */
export const releaseDeductions = ({ companyId, id }: Key) => changeRows(RELEASE, [companyId, id])

/** The final invoice that deducts this down payment; a draft has no number. */
export async function holderOf({ companyId, id }: Key) {
  const [row] = await readRows<{ id: string; number: string | null }>(HOLDER, [companyId, id])
  return row && { _id: row.id, number: row.number }
}

const taxOf = ({ category, rate, base, tax }: StoredTax): DeductedTax => ({
  category,
  rate: decimal(BigInt(rate)),
  base: minor(BigInt(base)),
  tax: minor(BigInt(tax)),
})

const storedTax = ({ category, rate, base, tax }: DeductedTax): StoredTax => ({
  category,
  rate: String(rate),
  base: String(base),
  tax: String(tax),
})
