import type { Day } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import { isDuplicate, RetryTransaction } from '#core/database/transaction_failures'
import { conflict } from '#core/errors/app_error'
import { newId } from '#core/ids'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { Expense } from '#modules/expenses/models/expense'
import { bankPaymentOf, linksOfEntry } from '#modules/expenses/queries/bank_payments'
import { assertMonthsOpen, vatFactsOf } from '#modules/expenses/reported_months'
import { recordExpense, saveVersion } from './save_expense.js'
import { setSkontoTaken } from './take_skonto.js'

/**
 * Marks expenses as paid by an entry of the bank on its day; one that was marked by hand gets the day of the entry. Only
 * inside inTx, with the expenses locked. A second entry at the same time starts again and finds them paid.
 */
export async function payByBank(
  company: CompanyReference,
  entry: { id: string; on: Day },
  expenses: readonly { id: string; withSkonto: boolean }[]
) {
  for (const { id, withSkonto } of expenses.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const expense = await Expense.lockIn(company, id)
    await keepLink({ company, entryId: entry.id, expense })
    await payAs(expense, { paidOn: entry.on, withSkonto })
    await saveVersion(expense)
    await recordExpense(expense, 'expense.paid_by_bank', { date: entry.on, entryId: entry.id })
  }
}

async function keepLink({
  company,
  entryId,
  expense,
}: {
  company: CompanyReference
  entryId: string
  expense: Expense
}) {
  try {
    await insertRows('expense_bank_payments', [
      {
        company_id: company.id,
        id: newId(),
        expense_id: expense.id,
        entry_id: entryId,
        paid_before_on: expense.paidOn,
        took_skonto_before: expense.tookSkonto,
      },
    ])
  } catch (error) {
    if (isDuplicate(error)) throw new RetryTransaction()
    throw error
  }
}

/** Takes the payments by an entry back: each expense is as it was before. Only inside inTx. */
export async function releaseFromBank(company: CompanyReference, entryId: string) {
  for (const { expense_id, paid_before_on, took_skonto_before } of await linksOfEntry(
    company,
    entryId
  )) {
    const expense = await Expense.lockIn(company, expense_id)
    await changeRows('delete from expense_bank_payments where company_id = ? and expense_id = ?', [
      company.id,
      expense_id,
    ])
    await payAs(expense, { paidOn: paid_before_on, withSkonto: Boolean(took_skonto_before) })
    await saveVersion(expense)
    await recordExpense(expense, 'expense.released_from_bank', { entryId })
  }
}

/** The bank has moved the money, so Skonto counts in a reported month too, which the audit log names. */
async function payAs(
  expense: Expense,
  { paidOn, withSkonto }: { paidOn: Day | null; withSkonto: boolean }
) {
  const before = vatFactsOf(expense)
  expense.paidOn = paidOn
  await setSkontoTaken(expense, withSkonto)
  await assertMonthsOpen({ id: expense.companyId }, expense, {
    before,
    after: vatFactsOf(expense),
    isAcknowledged: true,
  })
}

/**
 * An expense that an entry of the bank has paid is changed on the bank page only. Only inside inTx, with the expense locked.
 * @throws 409 `expenses.paid_by_bank`
 */
export async function assertNotPaidByBank(company: CompanyReference, { id }: Pick<Expense, 'id'>) {
  if (await bankPaymentOf(company, id)) throw conflict('expenses.paid_by_bank')
}

/** The facts of an expense that a payment by the bank fixes. */
export const paidFacts = ({ gross, currency, paidOn, skonto, tookSkonto }: Expense) =>
  [gross, currency, paidOn, tookSkonto && skonto].join(' ')
