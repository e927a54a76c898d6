export { dropExpense } from '#modules/expenses/actions/delete_expense'
export { payExpenses } from '#modules/expenses/actions/pay_expenses'
export { addExpense } from '#modules/expenses/actions/save_expense'
export { amountsChange } from '#modules/expenses/amounts_change'
export {
  ALL_CATEGORIES,
  CATEGORIES,
  type Category,
  type CategoryKey,
  isBuiltIn,
} from '#modules/expenses/categories'
export { waitingClaims } from '#modules/expenses/claims/waiting_claims'
export {
  type CategoryFacts,
  categoriesOf,
  ownCategories,
} from '#modules/expenses/own_categories/list_categories'
export { PROFIT_ASSETS, PROFIT_LINES, type ProfitLine } from '#modules/expenses/profit_lines'
export {
  type Acquisitions,
  acquisitionsIn,
  type UntaxedAcquisitions,
  untaxedAcquisitionsIn,
} from '#modules/expenses/queries/acquisitions'
export { inputTaxByMonth, type MonthOfInputTax } from '#modules/expenses/queries/input_tax'
export {
  type ExpenseToPay,
  paidExpenses,
  unpaidExpenses,
} from '#modules/expenses/queries/money_to_pay'
export { type OwedTax, owedTaxIn } from '#modules/expenses/queries/owed_tax'
export { spentIn } from '#modules/expenses/queries/spent'
export {
  expensesToTransfer,
  lockToTransfer,
  type TransferableExpense,
} from '#modules/expenses/queries/transferable'
export { type UnusualExpense, unusualExpenses } from '#modules/expenses/queries/unusual_expenses'
export { type ComingExpense, comingExpenses } from '#modules/expenses/recurring/coming_expenses'
export type { TaxTreatment } from '#modules/expenses/tax_treatment'
export { type VendorAddress, vendorAddresses } from '#modules/expenses/vendors/vendor_addresses'
