import type { CompanyContext } from '#core/http/caller'
import { duplicatesOf } from '#modules/expenses/queries/duplicates'
import { duplicateValidator } from '#modules/expenses/validators/expense_list'

export default class ExpenseDuplicatesController {
  /** Expenses that may be the same receipt as the one that is being entered. */
  async index({ company, request }: CompanyContext) {
    const input = await request.validateUsing(duplicateValidator, { data: request.qs() })
    return duplicatesOf(company, input)
  }
}
