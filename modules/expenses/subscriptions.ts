import { readRows } from '#core/database/read_rows'
import { conflict } from '#core/errors/app_error'
import { defineRecordKind } from '#core/records/record_kinds'
import { sumSizes } from '#modules/auth/public'
import { bankedExpenses } from '#modules/banking/public'
import { handOver } from '#modules/clients/public'
import { payByBank, releaseFromBank } from '#modules/expenses/actions/pay_by_bank'
import { EXPENSE_NUMBERS } from '#modules/expenses/expense_numbers'
import {
  expensesPaidBy,
  lockPayable,
  payableExpenses,
} from '#modules/expenses/queries/bank_payments'
import { freeExpensesOf, takeExpensesOver } from '#modules/expenses/rebilling/carry_expenses'
import { chargeOnRecurring } from '#modules/expenses/rebilling/charge_on_recurring'
import { expenseSource } from '#modules/recurring/public'
import { projectDeletion } from '#modules/tasks/public'

defineRecordKind({
  type: 'expense',
  isReadByAdvisers: true,
  isHeardByAdvisers: true,
  subject: { table: 'expenses', label: 'number' },
  numbers: [EXPENSE_NUMBERS],
  usage: { storageBytes: sumSizes('expense_receipts') },
  clientReferences: { expenses: handOver('expenses') },
  carrier: {
    kind: 'expense',
    otherClient: 'expenses.expenses_of_other_client',
    free: freeExpensesOf,
    take: takeExpensesOver,
  },
})
defineRecordKind({
  type: 'expenseCategory',
  subject: { table: 'expense_categories', label: 'name' },
})
defineRecordKind({
  type: 'expenseClaim',
  subject: { table: 'expense_claims', label: 'vendor' },
  usage: { storageBytes: sumSizes('expense_claim_files') },
})
defineRecordKind({
  type: 'recurringExpense',
  isReadByAdvisers: true,
  subject: { table: 'recurring_expenses', label: 'vendor' },
  clientReferences: { recurring_expenses: handOver('recurring_expenses') },
})
defineRecordKind({ type: 'vendor', subject: { table: 'vendors', label: 'name' } })
bankedExpenses.plug({
  payable: payableExpenses,
  paidBy: expensesPaidBy,
  lock: lockPayable,
  pay: payByBank,
  release: releaseFromBank,
})
expenseSource.plug({ take: chargeOnRecurring })
const OF_PROJECT = 'select id from expenses where company_id = ? and project_id = ? limit 1'

projectDeletion.follow(async ({ companyId, id }) => {
  const expenses = await readRows<{ id: string }>(OF_PROJECT, [companyId, id])
  if (expenses.length > 0) throw conflict('expenses.project_has_expenses')
})
