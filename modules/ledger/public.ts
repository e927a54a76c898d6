export {
  type OpeningBalanceInput,
  removeOpeningBalance,
  setOpeningBalance,
} from '#modules/ledger/actions/set_opening_balance'
export { OpeningBalance } from '#modules/ledger/models/opening_balance'
export { openLink } from '#modules/ledger/portal/ledger_link'
export { ageingOfAll, type ClientAgeing, totalAgeing } from '#modules/ledger/queries/ageing'
export { paymentHabits, paymentHabitsBetween } from '#modules/ledger/queries/payment_habits'
export { type Ageing, BUCKETS, type Bucket } from '#modules/ledger/rules/ageing'
export type { PaymentHabits } from '#modules/ledger/rules/payment_habit'
export { transformOpeningBalance } from '#modules/ledger/transformers/opening_balance_transformer'
export { openingBalanceValidator } from '#modules/ledger/validators/opening_balance'
