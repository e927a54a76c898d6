export {
  type AwaitedSum,
  type CreditedEntry,
  registerCollectionSource,
} from '#modules/banking/collected/collection_source'
export {
  type ExpenseSource,
  type PayableExpense,
  type Period,
  registerExpenseSource,
} from '#modules/banking/outgoing/expense_source'
export { bankBalance } from '#modules/banking/queries/bank_balance'
export { countByState, entriesQuery } from '#modules/banking/queries/entry_list'
export { undecidedMoney } from '#modules/banking/queries/undecided_money'
