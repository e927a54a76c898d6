import { handReceipts } from './handed_files'
import { pendingReceipt } from './receipts/pending_receipt'

/** The form for a new expense, which begins with the files that were handed over before it is opened. */
export const NEW_EXPENSE = '/expenses/new'

/** Hands files to the form for a new expense, which is opened next. */
export const handFiles = (files: readonly File[]) => handReceipts(files.map(pendingReceipt))
export { AddExpensesButton } from './rebilling/add_expenses_button'
