export { ALL_CATEGORIES, CATEGORIES, type Category } from '#modules/expenses/categories'
export { inputTaxByMonth, type MonthOfInputTax } from '#modules/expenses/queries/input_tax'
export {
  type ExpenseToPay,
  paidExpenses,
  unpaidExpenses,
} from '#modules/expenses/queries/money_to_pay'
export { type OwedTax, owedTaxIn } from '#modules/expenses/queries/owed_tax'
export { spentIn } from '#modules/expenses/queries/spent'
export { type UnusualExpense, unusualExpenses } from '#modules/expenses/queries/unusual_expenses'
