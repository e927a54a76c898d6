import { created, noContent } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { readPage } from '#core/http/paging'
import { write } from '#core/http/write'
import { RecurringExpense } from '#modules/expenses/models/recurring_expense'
import { deleteRecurring } from '#modules/expenses/recurring/change_state'
import { describeRecurring } from '#modules/expenses/recurring/describe_recurring'
import { recurringExpensesQuery } from '#modules/expenses/recurring/recurring_list'
import {
  addRecurringExpense,
  changeRecurringExpense,
} from '#modules/expenses/recurring/write_recurring_expense'
import { transformRecurringRow } from '#modules/expenses/transformers/recurring_expense_transformer'
import {
  recurringExpenseChangeValidator,
  recurringExpenseListValidator,
  recurringExpenseValidator,
} from '#modules/expenses/validators/recurring_expense'

export default class RecurringExpensesController {
  async index(ctx: CompanyContext) {
    const { company, request, language } = ctx
    const filter = await request.validateUsing(recurringExpenseListValidator, {
      data: request.qs(),
    })
    const rows = await readPage(ctx, recurringExpensesQuery(company, filter), filter)
    return rows.map((row) => transformRecurringRow(row, language))
  }

  async show({ company, params, language }: CompanyContext) {
    return describeRecurring(company, params.id, language)
  }

  async store(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(recurringExpenseValidator)
    return write(ctx, async () => {
      const { id } = await addRecurringExpense(ctx.company, input)
      return created(ctx, await describeRecurring(ctx.company, id, ctx.language))
    })
  }

  async update(ctx: CompanyContext) {
    const change = await ctx.request.validateUsing(recurringExpenseChangeValidator)
    return write(ctx, async () => {
      const recurring = await RecurringExpense.lockIn(ctx.company, ctx.params.id)
      await changeRecurringExpense(ctx.company, recurring, change)
      return describeRecurring(ctx.company, recurring.id, ctx.language)
    })
  }

  async destroy(ctx: CompanyContext) {
    return write(ctx, async () => {
      await deleteRecurring(ctx.company, ctx.params.id)
      return noContent(ctx)
    })
  }
}
