import { moneyFromRow } from '#core/money/columns'
import { type Minor, minor, moneyNumber } from '#core/money/minor'
import type { BankEntryRow } from '#modules/banking/bank_entry'
import type { ReturnedDebit } from '#modules/banking/collected/collection_source'
import type { ReturnSuggestion } from '#modules/banking/collected/suggest_returns'
import type { SumSuggestion } from '#modules/banking/collected/suggest_sums'
import type { PaidShare } from '#modules/banking/outgoing/exact_sum'
import type { PayableExpense } from '#modules/banking/outgoing/expense_source'
import type { ExpenseSuggestion } from '#modules/banking/outgoing/suggest_expenses'
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

const transformExpense = ({ expense, skonto }: PaidShare) => ({
  expenseId: expense.id,
  number: expense.number,
  vendor: expense.vendor,
  reference: expense.reference,
  date: expense.issuedOn,
  dueDate: expense.dueOn,
  paidDate: expense.paidOn,
  /** Less the Skonto that is taken with it. */
  amount: moneyNumber(minor(expense.gross - skonto), expense.currency),
  skonto: moneyNumber(skonto, expense.currency),
})

/** The share of an expense that its entry has paid. */
const paidShare = (expense: PayableExpense): PaidShare => ({
  expense,
  skonto: expense.tookSkonto ? expense.skonto : minor(0n),
})

interface Meaning {
  allocations: AllocationRow[]
  suggestions: Suggestion[]
  recorded: RecordedPayment[]
  expenses: PayableExpense[]
  expenseSuggestions: ExpenseSuggestion[]
  sums: SumSuggestion[]
  returns: ReturnSuggestion[]
  returned: ReturnedDebit | undefined
}

const transformReturn = ({ confidence, debit, fees, reason }: ReturnSuggestion) => ({
  confidence,
  collectionId: debit.collectionId,
  debitId: debit.debitId,
  invoiceNumber: debit.invoiceNumber,
  debtor: debit.debtor,
  amount: moneyNumber(debit.amount, debit.currency),
  fees: moneyNumber(fees, debit.currency),
  reason,
  /** The day of a return that was recorded by hand. */
  returnedOn: debit.returnedOn,
})

const transformReturned = (debit: ReturnedDebit) => ({
  collectionId: debit.collectionId,
  invoiceId: debit.invoiceId,
  invoiceNumber: debit.invoiceNumber,
  fees: moneyNumber(debit.fees, debit.currency),
  reason: debit.reason,
})

/** An entry of a bank statement; its amount is below zero for money that left the account. */
export const transformEntry = (row: BankEntryRow, meaning: Meaning) => {
  const money = (amount: Minor) => moneyNumber(amount, row.currency)
  const { allocations, suggestions, recorded, expenses, expenseSuggestions, sums } = meaning
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
    /** The expenses it has paid. */
    expenses: expenses.map((expense) => transformExpense(paidShare(expense))),
    /** Expenses that money which left may have paid; one with `paidDate` was marked as paid by hand. */
    expenseSuggestions: expenseSuggestions.map(({ confidence, reasons, expenses: suggested }) => ({
      confidence,
      reasons,
      expenses: suggested.map(transformExpense),
    })),
    /** Whether direct debits have brought it. */
    isCollected: Boolean(row.pays_collection),
    /** Sums of direct debits that it may be. */
    sumSuggestions: sums.map(({ confidence, sum }) => ({
      confidence,
      collectionId: sum.collectionId,
      block: sum.block,
      count: sum.count,
      collectOn: sum.collectOn,
    })),
    /** Direct debits that it may take back. */
    returnSuggestions: meaning.returns.map(transformReturn),
    /** The direct debit that it has taken back. */
    returned: meaning.returned ? transformReturned(meaning.returned) : null,
  }
}
