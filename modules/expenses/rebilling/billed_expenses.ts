import { auditAll } from '#core/audit/audit'
import { changeRows } from '#core/database/change_rows'
import { reader } from '#core/database/in_tx'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import { isDuplicate, RetryTransaction } from '#core/database/transaction_failures'
import { newId } from '#core/ids'
import { publish } from '#core/live/publish'
import type { CompanyReference } from '#core/tenancy/company_owned'

/** An expense with the line of an invoice that charges it on. */
export interface BilledExpense {
  id: string
  lineId: string
}

const INVOICE = `
  select invoices.id as _id, invoices.number from billed_expenses
  join invoices on invoices.company_id = billed_expenses.company_id
    and invoices.id = billed_expenses.invoice_id
  where billed_expenses.company_id = ? and billed_expenses.expense_id = ?`

/** The invoice that charges an expense on; a draft has no number. */
export async function invoiceOfExpense({ id: companyId }: CompanyReference, expenseId: string) {
  const [invoice = null] = await readRows<{ _id: string; number: string | null }>(INVOICE, [
    companyId,
    expenseId,
  ])
  return invoice
}

/** The invoices that charge some of these expenses on; a draft has no number. */
export async function invoicesOfExpenses({ id }: CompanyReference, expenseIds: string[]) {
  const rows: { id: string; number: string | null }[] = await reader()
    .from('billed_expenses')
    .join('invoices', (on) =>
      on
        .on('invoices.company_id', 'billed_expenses.company_id')
        .andOn('invoices.id', 'billed_expenses.invoice_id')
    )
    .where('billed_expenses.company_id', id)
    .whereIn('billed_expenses.expense_id', expenseIds)
    .distinct('invoices.id', 'invoices.number')
  return rows.map((row) => ({ _id: row.id, number: row.number }))
}

const BILLED_BY = `
  select expense_id as id, line_id as lineId from billed_expenses
  where company_id = ? and invoice_id = ? order by id`

/** The expenses that an invoice charges on, in the order they were added. */
export const expensesOfInvoice = ({ id }: CompanyReference, invoiceId: string) =>
  readRows<BilledExpense>(BILLED_BY, [id, invoiceId])

/**
 * Records which lines charge expenses on. An expense is charged once; a second try runs the transaction again. Only
 * inside inTx.
 */
export async function billExpenses(
  { id: companyId }: CompanyReference,
  invoiceId: string,
  expenses: readonly BilledExpense[]
) {
  const rows = expenses.map(({ id, lineId }) => ({
    company_id: companyId,
    id: newId(),
    expense_id: id,
    invoice_id: invoiceId,
    line_id: lineId,
  }))
  try {
    await insertRows('billed_expenses', rows)
  } catch (error) {
    if (isDuplicate(error)) throw new RetryTransaction()
    throw error
  }
  await record(companyId, expenses, 'expense.billed', invoiceId)
}

const FREE =
  'delete from billed_expenses where company_id = ? and invoice_id = ? and expense_id = ?'

/**
 * Makes expenses of an invoice chargeable again: all of them, or those whose lines are gone. Only inside inTx.
 * @param keptLineIds lines whose expenses stay charged
 * @returns the freed expenses and how many are still charged
 */
export async function freeExpenses(
  company: CompanyReference,
  invoiceId: string,
  keptLineIds?: ReadonlySet<string>
): Promise<{ freed: BilledExpense[]; left: number }> {
  const billed = await expensesOfInvoice(company, invoiceId)
  const freed = keptLineIds ? billed.filter(({ lineId }) => !keptLineIds.has(lineId)) : billed
  if (freed.length === 0) return { freed, left: billed.length }
  for (const { id } of freed) await changeRows(FREE, [company.id, invoiceId, id])
  await record(company.id, freed, 'expense.freed', invoiceId)
  return { freed, left: billed.length - freed.length }
}

async function record(
  companyId: string,
  expenses: readonly Pick<BilledExpense, 'id'>[],
  action: string,
  invoiceId: string
) {
  await auditAll(
    expenses.map(({ id }) => ({
      companyId,
      action,
      subject: { type: 'expense', id },
      details: { invoiceId },
    }))
  )
  for (const { id } of expenses) publish(companyId, { kind: 'expense', id })
}
