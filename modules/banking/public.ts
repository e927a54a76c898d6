export { unmatchEntry } from '#modules/banking/actions/unmatch_entry'
export {
  type AwaitedSum,
  type CreditedEntry,
  collectionSource,
  type ReturnableDebit,
  type ReturnEntry,
} from '#modules/banking/collected/collection_source'
export {
  bankedExpenses,
  type ExpenseSource,
  type PayableExpense,
  type Period,
} from '#modules/banking/outgoing/expense_source'
export { bankBalance } from '#modules/banking/queries/bank_balance'
export { countByState, entriesQuery } from '#modules/banking/queries/entry_list'
export { undecidedMoney } from '#modules/banking/queries/undecided_money'
