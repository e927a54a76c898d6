import type { CompanyContext } from '#core/http/caller'
import { datesOf } from '#modules/expenses/recurring/coming_dates'
import { recurringDatesValidator } from '#modules/expenses/validators/recurring_expense'

export default class RecurringExpenseDatesController {
  /** The next dates of a schedule and the number of its past ones, before it is saved. */
  async store({ company, request }: CompanyContext) {
    return datesOf(company, await request.validateUsing(recurringDatesValidator))
  }
}
