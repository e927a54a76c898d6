import type { DueWork } from '#core/due_work/due_work'
import { sealOldFiles } from '#core/sealing/sealed_rows'
import { runDueExpenses } from '#modules/expenses/recurring/run_due_expenses'

export default [
  { name: 'expenses.recurring', run: runDueExpenses },
  sealOldFiles('expense_receipts'),
  sealOldFiles('expense_claim_files'),
] satisfies DueWork[]
