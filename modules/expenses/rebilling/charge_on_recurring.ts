import type { CompanyScope } from '#core/http/caller'
import { DECIMAL_ONE, decimal } from '#core/money/decimal'
import { moneyDecimal } from '#core/money/minor'
import type { ExpensesWish, TakenExpenses } from '#modules/recurring/public'
import { billExpenses } from './billed_expenses.js'
import { chargedAmount } from './charged_price.js'
import { unbilledExpenses } from './unbilled_expenses.js'

/**
 * The expenses that a recurring invoice charges its client for: the oldest first, one line each. Of two invoices that
 * take the same one at once, one runs again and finds it charged.
 */
export async function chargeOnRecurring(
  company: CompanyScope,
  { clientId, currency, until, most }: ExpensesWish
): Promise<TakenExpenses> {
  const unbilled = await unbilledExpenses(company, clientId)
  const chosen = unbilled
    .filter(({ issuedOn }) => issuedOn <= until)
    .flatMap((expense) => {
      const amount = chargedAmount(expense, currency)
      return amount === null ? [] : [{ ...expense, unitPrice: moneyDecimal(amount, currency) }]
    })
    .slice(0, most)
  return {
    lines: chosen.map(({ description, unitPrice }) => ({
      description,
      quantity: decimal(DECIMAL_ONE),
      unitPrice,
    })),
    bill: (invoice, lineIds) =>
      billExpenses(
        company,
        invoice.id,
        chosen.map(({ id }, index) => ({ id, lineId: lineIds[index] ?? '' }))
      ),
  }
}
