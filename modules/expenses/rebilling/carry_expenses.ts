import type { CompanyScope } from '#core/http/caller'
import {
  assertOnNoInvoice,
  type CarriedRecord,
  type FreedRecords,
  type Invoice,
} from '#modules/invoicing/public'
import { billExpenses, freeExpenses, invoicesOfExpenses } from './billed_expenses.js'
import { billableOf } from './unbilled_expenses.js'

/** Makes expenses of an invoice chargeable again: all, or those whose lines are gone. Only inside inTx. */
export async function freeExpensesOf(
  { companyId, id }: Invoice,
  keptLineIds?: ReadonlySet<string>
): Promise<FreedRecords> {
  const { freed, left } = await freeExpenses({ id: companyId }, id, keptLineIds)
  return { freed: freed.map((expense) => ({ ...expense, share: {} })), left }
}

/**
 * Charges with a draft the expenses of a cancelled invoice. Only inside inTx.
 * @throws 409 as assertOnNoInvoice
 */
export async function takeExpensesOver(
  company: CompanyScope,
  draft: Invoice,
  records: CarriedRecord[]
) {
  const ids = records.map(({ id }) => id)
  if (ids.length === 0 || draft.clientId === null) return
  assertOnNoInvoice(await invoicesOfExpenses(company, ids))
  const billable = await billableOf(company, draft.clientId, ids)
  await billExpenses(
    company,
    draft.id,
    records.flatMap(({ id, lineId }) => (lineId && billable.has(id) ? { id, lineId } : []))
  )
}
