import { latePart } from '@/lib/parts/late_part'
import { letWait } from './drop/waiting'
import { handReceipts } from './handed_files'
import { pendingReceipt } from './receipts/pending_receipt'

/** The form for a new expense, which begins with the files that were handed over before it is opened. */
export const NEW_EXPENSE = '/expenses/new'

/** Hands files to the form for a new expense, which is opened next: the first at once, the others wait for their turn. */
export function handFiles([first, ...others]: readonly File[]) {
  handReceipts(first ? [pendingReceipt(first)] : [])
  letWait(others)
}
export { AddExpensesButton } from './rebilling/add_expenses_button'

export const ProjectExpenses = latePart(
  async () => (await import('./list/project_expenses')).ProjectExpenses
)
