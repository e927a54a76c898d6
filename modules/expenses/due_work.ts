import type { DueWork } from '#core/due_work/due_work'
import { sealOldFiles } from '#core/sealing/sealed_rows'
import { fetchReferenceRates } from '#modules/expenses/exchange/fetch_reference_rates'
import { areExpensesDue, runDueExpenses } from '#modules/expenses/recurring/run_due_expenses'

export default [
  { name: 'expenses.recurring', isDue: areExpensesDue, run: runDueExpenses },
  { name: 'expenses.reference_rates', run: fetchReferenceRates },
  sealOldFiles('expense_receipts'),
  sealOldFiles('expense_claim_files'),
] satisfies DueWork[]
