import { moneyFromRow } from '#core/money/columns'
import { type Minor, moneyNumber } from '#core/money/minor'
import type { BankEntryRow } from '#modules/banking/bank_entry'
import type { RecordedPayment } from '#modules/banking/queries/recorded_payments'
import type { Suggestion } from '#modules/banking/suggest/suggestion'
import type { allocationsOf } from '#modules/payments/public'

type AllocationRow = Awaited<ReturnType<typeof allocationsOf>>[number]

/** A suggestion in the form in which it is confirmed. */
const transformSuggestion = (
  { confidence, reasons, shares, left }: Suggestion,
  money: (amount: Minor) => number
) => ({
  confidence,
  reasons,
  left: money(left),
  allocations: shares.map(({ invoice, amount, skonto }) => ({
    invoiceId: invoice.id,
    number: invoice.number,
    clientName: invoice.clientName,
    dueDate: invoice.dueOn,
    open: money(invoice.open),
    amount: money(amount),
    skonto: money(skonto),
  })),
})

interface Meaning {
  allocations: AllocationRow[]
  suggestions: Suggestion[]
  recorded: RecordedPayment[]
}

/** An entry of a bank statement; its amount is below zero for money that left the account. */
export const transformEntry = (
  row: BankEntryRow,
  { allocations, suggestions, recorded }: Meaning
) => {
  const money = (amount: Minor) => moneyNumber(amount, row.currency)
  return {
    _id: row.id,
    statementId: row.statement_id,
    state: row.state,
    date: row.booked_on,
    valueDate: row.valued_on,
    currency: row.currency,
    amount: money(moneyFromRow(row.amount)),
    account: row.account,
    name: row.counterparty_name,
    iban: row.counterparty_iban,
    purpose: row.purpose,
    reference: row.reference,
    endToEnd: row.end_to_end,
    paymentId: row.payment_id,
    /** The invoices of its payment; Skonto taken with it is listed separately. */
    invoices: allocations.map(({ kind, invoice_id, invoice_number, amount }) => ({
      _id: invoice_id,
      number: invoice_number,
      kind,
      amount: money(moneyFromRow(amount)),
    })),
    suggestions: suggestions.map((one) => transformSuggestion(one, money)),
    /** Payments that were recorded by hand and could be this one. */
    recorded: recorded.map(({ id, paidOn, clientName, numbers }) => ({
      paymentId: id,
      date: paidOn,
      clientName,
      numbers,
    })),
    isLinked: Boolean(row.is_linked),
  }
}
