export { bankBalance } from '#modules/banking/queries/bank_balance'
export { undecidedMoney } from '#modules/banking/queries/undecided_money'
