import { registerSubject } from '#core/audit/subjects'
import { readRows } from '#core/database/read_rows'
import { conflict } from '#core/errors/app_error'
import { registerExpenseSource } from '#modules/banking/public'
import { handOver, registerClientReference } from '#modules/clients/public'
import { payByBank, releaseFromBank } from '#modules/expenses/actions/pay_by_bank'
import {
  expensesPaidBy,
  lockPayable,
  payableExpenses,
} from '#modules/expenses/queries/bank_payments'
import { freeExpensesOf, takeExpensesOver } from '#modules/expenses/rebilling/carry_expenses'
import { chargeOnRecurring } from '#modules/expenses/rebilling/charge_on_recurring'
import { registerCarrier } from '#modules/invoicing/public'
import { registerChargedExpenses } from '#modules/recurring/public'
import { registerProjectUse } from '#modules/tasks/public'

registerSubject({ type: 'expense', table: 'expenses', label: 'number' })
registerSubject({ type: 'expenseCategory', table: 'expense_categories', label: 'name' })
registerSubject({ type: 'expenseClaim', table: 'expense_claims', label: 'vendor' })
registerSubject({ type: 'recurringExpense', table: 'recurring_expenses', label: 'vendor' })
registerClientReference('expenses', handOver('expenses'))
registerClientReference('recurring_expenses', handOver('recurring_expenses'))
registerExpenseSource({
  payable: payableExpenses,
  paidBy: expensesPaidBy,
  lock: lockPayable,
  pay: payByBank,
  release: releaseFromBank,
})
registerChargedExpenses({ take: chargeOnRecurring })
const OF_PROJECT = 'select id from expenses where company_id = ? and project_id = ? limit 1'

registerProjectUse(async ({ companyId, id }) => {
  const expenses = await readRows<{ id: string }>(OF_PROJECT, [companyId, id])
  if (expenses.length > 0) throw conflict('expenses.project_has_expenses')
})
registerCarrier({
  kind: 'expense',
  otherClient: 'expenses.expenses_of_other_client',
  free: freeExpensesOf,
  take: takeExpensesOver,
})
