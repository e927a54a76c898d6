import { FieldError } from '#core/errors/app_error'
import { type Invoice, invoiceLines } from '#modules/invoicing/public'
import { freeExpenses } from './billed_expenses.js'

/** A draft is deleted, or an invoice is cancelled or void: its expenses can be charged again. Only inside inTx. */
export async function freeExpensesOf({ companyId, id }: Invoice) {
  await freeExpenses({ id: companyId }, id)
}

/**
 * Frees the expenses of lines that were deleted from a draft. A line keeps its expense when its text or price is
 * edited. Only inside inTx.
 * @throws FieldError 422 `expenses.expenses_of_other_client` at `clientId` for a draft that gets another client and
 * still charges expenses
 */
export async function freeExpensesOfDeletedLines(
  draft: Invoice,
  before: { clientId: string | null }
) {
  const lineIds = new Set((await invoiceLines(draft)).map(({ id }) => id))
  const billed = await freeExpenses({ id: draft.companyId }, draft.id, lineIds)
  if (billed > 0 && draft.clientId !== before.clientId) {
    throw new FieldError('clientId', 'expenses.expenses_of_other_client')
  }
}
