import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { payExpenses } from '#modules/banking/actions/pay_expenses'
import { describeEntry } from '#modules/banking/queries/describe_entries'
import { entryExpensesValidator } from '#modules/banking/validators/match'

export default class EntryExpensesController {
  /** Marks expenses as paid by an outgoing entry. `DELETE …/match` takes it back. */
  async store(ctx: CompanyContext) {
    const { company, params, request } = ctx
    const { expenseIds } = await request.validateUsing(entryExpensesValidator)
    return write(ctx, async () =>
      describeEntry(company, await payExpenses(company, params.id, expenseIds))
    )
  }
}
