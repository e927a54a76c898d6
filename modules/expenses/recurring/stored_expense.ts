import { decimal, decimalText } from '#core/money/decimal'
import type { RecurringExpenseInput } from '#modules/expenses/validators/recurring_expense'

type Content = Omit<
  RecurringExpenseInput,
  | 'vendor'
  | 'currency'
  | 'clientId'
  | 'schedule'
  | 'endsOn'
  | 'endsAfter'
  | 'payment'
  | 'dueDays'
  | 'version'
>

type Plain<Value> = Value extends bigint
  ? string
  : Value extends readonly (infer Entry)[]
    ? Plain<Entry>[]
    : Value extends object
      ? { [Key in keyof Value]: Plain<Value[Key]> }
      : Value

/** The content of each expense that has no column of its own, as JSON: decimals are text, for the validators. */
export type StoredExpense = Plain<Content>

export const storedExpense = (content: Content): StoredExpense =>
  JSON.parse(
    JSON.stringify(content, (_key, value) =>
      typeof value === 'bigint' ? decimalText(decimal(value)) : value
    )
  )
