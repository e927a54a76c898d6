import { readRows } from '#core/database/read_rows'
import { decimalFromRow, moneyFromRow, type StoredInteger } from '#core/money/columns'
import { moneyDecimal } from '#core/money/minor'
import type { Expense } from '#modules/expenses/models/expense'
import type { ExpenseLineRow } from '#modules/expenses/transformers/expense_transformer'
import type { ExpenseLineInput } from '#modules/expenses/validators/expense'

const LINES =
  'select category, description, tax_rate, tax, gross from expense_lines where company_id = ? and expense_id = ? order by position'

/** The lines of an expense as somebody would enter them, for a change that leaves them as they are. */
export async function lineInputsOf({
  companyId,
  id,
  currency,
  taxTreatment,
}: Expense): Promise<ExpenseLineInput[]> {
  const rows = await readRows<ExpenseLineRow>(LINES, [companyId, id])
  const amount = (stored: StoredInteger) => moneyDecimal(moneyFromRow(stored), currency)
  return rows.map(({ category, description, tax_rate, tax, gross }) => ({
    category,
    description,
    taxRate: decimalFromRow(tax_rate),
    amount: amount(gross),
    ...(taxTreatment === 'domestic' && { tax: amount(tax) }),
  }))
}
