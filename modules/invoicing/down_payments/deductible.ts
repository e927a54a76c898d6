import { reader } from '#core/database/in_tx'
import { lock } from '#core/database/lock'
import { readRows } from '#core/database/read_rows'
import { FieldError } from '#core/errors/app_error'
import { decimalFromRow, moneyFromRow, type StoredInteger } from '#core/money/columns'
import { minor, sum } from '#core/money/minor'
import type { LineCategory } from '#modules/documents/public'
import type { Invoice } from '#modules/invoicing/models/invoice'
import type { Deduction } from './deduction.js'

/** Upper limit of the down payments offered for one final invoice. */
const MOST = 100

/** The down payments of one recipient in one currency. */
type Recipient = Pick<Invoice, 'companyId' | 'clientId' | 'clientName' | 'currency'>

/** Deductions that do not count as taken: those of a draft itself, or of all drafts while previewing. */
export type Passing = { draftId: string } | 'drafts'

export interface DeductibleRow {
  id: string
  number: string
  date_on: string
  order_number: string
  project_reference: string
}

interface TaxSum {
  document_id: string
  category: LineCategory
  rate: StoredInteger
  base: StoredInteger
  tax: StoredInteger
}

/**
 * The issued down payments that a final invoice to this recipient can take off, the oldest first.
 * @param only of these
 */
export async function deductibleRows(
  { companyId, clientId, clientName, currency }: Recipient,
  passing: Passing,
  only?: readonly string[]
): Promise<DeductibleRow[]> {
  if (!clientName) return []
  const query = reader()
    .from('invoices')
    .where({ company_id: companyId, kind: 'invoice', stage: 'downPayment', currency })
    .whereIn('status', ['Unpaid', 'Partially Paid', 'Paid'])
  if (clientId) query.where('client_id', clientId)
  else query.whereNull('client_id').where('client_name', clientName)
  if (only) query.whereIn('id', [...only])
  return query
    .whereNotExists((taken) => {
      taken
        .from('deducted_down_payments as taken')
        .join('invoices as holder', (on) => {
          on.on('holder.company_id', 'taken.company_id').on('holder.id', 'taken.invoice_id')
        })
        .whereColumn('taken.company_id', 'invoices.company_id')
        .whereColumn('taken.held_id', 'invoices.id')
      if (passing === 'drafts') taken.whereNot('holder.status', 'Draft')
      else taken.whereNot('holder.id', passing.draftId)
    })
    .orderBy([{ column: 'created_at' }, { column: 'id' }])
    .limit(MOST)
    .select('id', 'number', 'date_on', 'order_number', 'project_reference')
}

/** The amounts of these down payments less their credit notes, in the order of the rows. */
export async function asDeductions(companyId: string, rows: DeductibleRow[]): Promise<Deduction[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const sums: TaxSum[] = await reader()
    .from('invoice_taxes')
    .join('invoices', (on) => {
      on.on('invoices.company_id', 'invoice_taxes.company_id').on(
        'invoices.id',
        'invoice_taxes.invoice_id'
      )
    })
    .where('invoices.company_id', companyId)
    .where((either) => {
      either.whereIn('invoices.id', ids).orWhereIn('invoices.corrects_id', ids)
    })
    .groupByRaw('coalesce(invoices.corrects_id, invoices.id), category, rate')
    .select(
      reader().raw('coalesce(invoices.corrects_id, invoices.id) as document_id'),
      'category',
      'rate',
      reader().raw('cast(sum(base) as signed) as base'),
      reader().raw('cast(sum(invoice_taxes.tax) as signed) as tax')
    )
  return rows.map((row) => {
    const taxes = sums
      .filter(({ document_id }) => document_id === row.id)
      .map(({ category, rate, base, tax }) => ({
        category,
        rate: decimalFromRow(rate),
        base: moneyFromRow(base),
        tax: moneyFromRow(tax),
      }))
      .sort((a, b) => Number(b.rate - a.rate) || a.category.localeCompare(b.category))
    const net = sum(taxes.map(({ base }) => base))
    const tax = sum(taxes.map((group) => group.tax))
    const { id: downPaymentId, number, date_on: dateOn } = row
    return { downPaymentId, number, dateOn, net, tax, total: minor(net + tax), taxes }
  })
}

/**
 * The deductions of a draft that takes off these down payments.
 * @throws 422 `down_payment_unfit` for one of another recipient or currency, that is not issued, was cancelled or
 *   wholly given back, or that another final invoice takes off
 */
export async function chosenDeductions(
  draft: Recipient,
  ids: readonly string[],
  passing: Passing
): Promise<Deduction[]> {
  const wanted = new Set(ids)
  if (wanted.size === 0) return []
  const rows = await deductibleRows(draft, passing, [...wanted])
  const deductions = (await asDeductions(draft.companyId, rows)).filter(({ total }) => total > 0n)
  if (deductions.length < wanted.size) {
    throw new FieldError('downPayments', 'invoicing.down_payment_unfit')
  }
  return deductions
}

/** Locks these rows against cancellations and credits while the open transaction deducts them. Only inside inTx. */
export async function lockDownPayments(companyId: string, ids: readonly string[]) {
  for (const id of [...new Set(ids)].sort()) {
    const sql = `select id from invoices where company_id = ? and id = ?${lock()}`
    await readRows(sql, [companyId, id])
  }
}
