export { bankBalance } from '#modules/banking/queries/bank_balance'
export { undecidedMoney } from '#modules/banking/queries/undecided_money'
export { countByState, entriesQuery } from '#modules/banking/queries/entry_list'
