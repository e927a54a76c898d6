export { undecidedMoney } from '#modules/banking/queries/undecided_money'
