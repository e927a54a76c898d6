import type { CompanyContext } from '#core/http/caller'
import { expenseSummary } from '#modules/expenses/queries/expense_summary'

export default class ExpenseSummariesController {
  async show({ company }: CompanyContext) {
    return expenseSummary(company)
  }
}
