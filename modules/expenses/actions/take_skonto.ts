import { changeRows } from '#core/database/change_rows'
import { readRows } from '#core/database/read_rows'
import { boundInteger, moneyFromRow, type StoredInteger } from '#core/money/columns'
import type { Expense } from '#modules/expenses/models/expense'
import { lowerBySkonto } from '#modules/expenses/skonto'

interface Row {
  id: string
  net: StoredInteger
  tax: StoredInteger
  gross: StoredInteger
  owed_tax: StoredInteger
}

const LINES = `
  select id, net, tax, gross, owed_tax from expense_lines
  where company_id = ? and expense_id = ? order by position`

const LOWER = `
  update expense_lines set skonto_net = ?, skonto_tax = ?, skonto_owed_tax = ?, skonto_business_net = ?,
    skonto_business_tax = ?
  where company_id = ? and id = ?`

/**
 * Notes whether an expense was paid less Skonto, and lowers its lines or restores them. The caller saves the expense.
 * Only inside inTx, with the expense locked and its payment set.
 */
export async function setSkontoTaken(expense: Expense, isTaken: boolean) {
  if (!expense.tookSkonto && !isTaken) return
  expense.tookSkonto = isTaken
  const rows = await readRows<Row>(LINES, [expense.companyId, expense.id])
  const lines = rows.map(({ net, tax, gross, owed_tax }) => ({
    net: moneyFromRow(net),
    tax: moneyFromRow(tax),
    gross: moneyFromRow(gross),
    owedTax: moneyFromRow(owed_tax),
  }))
  const lowered = lowerBySkonto(expense, lines)
  for (const [index, line] of lowered.entries()) {
    await changeRows(LOWER, [
      ...[line.net, line.tax, line.owedTax, line.businessNet, line.businessTax].map(boundInteger),
      expense.companyId,
      rows[index]?.id ?? '',
    ])
  }
}
