import { addDays } from '#core/clock'
import { moneyFromRow } from '#core/money/columns'
import { minor } from '#core/money/minor'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { BankEntryRow } from '#modules/banking/bank_entry'
import { expenseSource, type PayableExpense } from './expense_source.js'
import { type ExpenseSuggestion, MOST_DAYS_APART, suggestExpenses } from './suggest_expenses.js'

/** The expenses that entries have paid, by the id of the entry. */
export async function expensesOfEntries(company: CompanyReference, entries: BankEntryRow[]) {
  const ids = entries.flatMap(({ id, pays_expenses }) => (pays_expenses ? id : []))
  const paid: PayableExpense[] = ids.length > 0 ? await expenseSource().paidBy(company, ids) : []
  return Map.groupBy(paid, ({ entryId }) => entryId ?? '')
}

/** The expenses that open outgoing entries may have paid, by the id of the entry. */
export async function suggestedExpenses(company: CompanyReference, entries: BankEntryRow[]) {
  const found = new Map<string, ExpenseSuggestion[]>()
  const debits = entries.filter(
    ({ state, amount }) => state === 'open' && moneyFromRow(amount) < 0n
  )
  const days = debits.map(({ booked_on }) => booked_on).sort()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return found
  const expenses = await expenseSource().payable(company, {
    from: addDays(first, -MOST_DAYS_APART),
    until: addDays(last, MOST_DAYS_APART),
  })
  for (const entry of debits) {
    const debit = {
      amount: minor(-moneyFromRow(entry.amount)),
      currency: entry.currency,
      bookedOn: entry.booked_on,
      name: entry.counterparty_name,
      iban: entry.counterparty_iban,
      words: `${entry.purpose} ${entry.end_to_end}`,
    }
    found.set(entry.id, suggestExpenses(debit, expenses))
  }
  return found
}
