import type { CompanyContext } from '#core/http/caller'
import { decimalNumber } from '#core/money/decimal'
import { moneyNumber } from '#core/money/minor'
import { chargedAmount } from '#modules/expenses/rebilling/charged_price'
import { unbilledExpenses } from '#modules/expenses/rebilling/unbilled_expenses'
import { unbilledExpensesValidator } from '#modules/expenses/validators/rebilling'

export default class UnbilledExpensesController {
  /** Expenses that a client is still to be charged for, priced in a currency; `amount` is null where it has no price in it. */
  async index({ company, request }: CompanyContext) {
    const wish = await request.validateUsing(unbilledExpensesValidator, { data: request.qs() })
    const { clientId, currency = company.currency } = wish
    return (await unbilledExpenses(company, clientId)).map((expense) => {
      const amount = chargedAmount(expense, currency)
      return {
        _id: expense.id,
        number: expense.number,
        vendor: expense.vendor,
        date: expense.issuedOn,
        description: expense.description,
        currency,
        /** Net, with the mark-up, in major units. */
        amount: amount === null ? null : moneyNumber(amount, currency),
        /** Percent. */
        markup: decimalNumber(expense.markup),
      }
    })
  }
}
