export { inputTaxByMonth, type MonthOfInputTax } from '#modules/expenses/queries/input_tax'
