import { conflict, FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { moneyFromRow } from '#core/money/columns'
import { minor, moneyNumber } from '#core/money/minor'
import type { BankEntryRow } from '#modules/banking/bank_entry'
import { exactShares } from '#modules/banking/outgoing/exact_sum'
import { expenseSource, type PayableExpense } from '#modules/banking/outgoing/expense_source'
import { assertState, findEntry, lockEntry } from '#modules/banking/queries/find_entry'
import { moveEntry } from './move_entry.js'

/**
 * Lets an outgoing entry pay expenses on its day. Together they have to be as much as the entry, each in full or less
 * its Skonto: what left the account says whether Skonto was taken. A repeated call
 * changes nothing. Only inside inTx.
 * @throws 404, 409 `wrong_state`, `money_came_in`, `expense_taken`, `expenses_differ`, 422 for an unknown expense
 */
export async function payExpenses(company: CompanyScope, id: string, expenseIds: string[]) {
  await findEntry(company, id)
  // The expenses are locked first, as in their changes: different orders of locking would deadlock.
  const expenses = await expenseSource().lock(company, expenseIds)
  expenseIds.forEach((expenseId, index) => {
    if (expenses.some((expense) => expense.id === expenseId)) return
    throw new FieldError(`expenseIds.${index}`, 'banking.expense_unknown')
  })
  const entry = await lockEntry(company, id)
  if (await isPaidWith(company, entry, expenses)) return entry
  assertState(entry, 'open')
  const shares = fittingShares(entry, expenses)
  const paid = shares.map(({ expense, skonto }) => ({ id: expense.id, withSkonto: skonto > 0n }))
  await expenseSource().pay(company, { id, on: entry.booked_on }, paid)
  return moveEntry(entry, { state: 'matched', expenses: expenses.map(({ number }) => number) })
}

function fittingShares(entry: BankEntryRow, expenses: PayableExpense[]) {
  const { currency } = entry
  const left = minor(-moneyFromRow(entry.amount))
  if (left < 0n) throw conflict('banking.money_came_in')
  if (expenses.some(({ entryId }) => entryId !== null)) throw conflict('banking.expense_taken')
  const isSameCurrency = expenses.every((expense) => expense.currency === currency)
  const shares = isSameCurrency ? exactShares(expenses, left, { mustAll: true }) : undefined
  if (shares) return shares
  throw conflict('banking.expenses_differ', {
    extra: { amount: moneyNumber(left, currency), currency },
  })
}

/** Whether an entry has paid exactly these expenses. */
async function isPaidWith(company: CompanyScope, entry: BankEntryRow, expenses: PayableExpense[]) {
  if (!entry.pays_expenses) return false
  const paid = await expenseSource().paidBy(company, [entry.id])
  return paid.length === expenses.length && expenses.every(({ entryId }) => entryId === entry.id)
}
