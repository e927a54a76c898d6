import { registerSubject } from '#core/audit/subjects'
import { registerExpenseSource } from '#modules/banking/public'
import { handOver, registerClientReference } from '#modules/clients/public'
import { payByBank, releaseFromBank } from '#modules/expenses/actions/pay_by_bank'
import {
  expensesPaidBy,
  lockPayable,
  payableExpenses,
} from '#modules/expenses/queries/bank_payments'
import {
  freeExpensesOf,
  freeExpensesOfDeletedLines,
} from '#modules/expenses/rebilling/free_with_invoice'
import { beforeDraftDeleted, whenDraftChanged, whenReversed } from '#modules/invoicing/public'

registerSubject({ type: 'expense', table: 'expenses', label: 'number' })
registerClientReference('expenses', handOver('expenses'))
registerExpenseSource({
  payable: payableExpenses,
  paidBy: expensesPaidBy,
  lock: lockPayable,
  pay: payByBank,
  release: releaseFromBank,
})
whenDraftChanged(freeExpensesOfDeletedLines)
beforeDraftDeleted(freeExpensesOf)
whenReversed(freeExpensesOf)
