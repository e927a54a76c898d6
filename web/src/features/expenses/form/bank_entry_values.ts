import type { RowOf } from '#api/routes'
import type { ExpenseValues } from '../expense_values'

export type BankEntry = RowOf<'/api/bank-entries'>

/** The values of a new expense that an entry of a bank statement has paid; `amount` of the entry is below zero. */
export function withBankEntry(
  values: ExpenseValues,
  { date, amount, currency, name, iban, purpose }: BankEntry
): ExpenseValues {
  return {
    ...values,
    vendor: name,
    vendorIban: iban,
    date,
    isPaid: true,
    paidDate: date,
    currency,
    notes: purpose,
    lines: values.lines.map((line, index) =>
      index === 0 ? { ...line, amount: String(-amount) } : line
    ),
  }
}
