import { created, noContent } from '#core/http/answer'
import type { CompanyContext } from '#core/http/caller'
import { readPage } from '#core/http/paging'
import { write } from '#core/http/write'
import { deleteExpense } from '#modules/expenses/actions/delete_expense'
import { assertNotPaidByBank, paidFacts } from '#modules/expenses/actions/pay_by_bank'
import { addExpense, changeExpense } from '#modules/expenses/actions/save_expense'
import { claimantsOf } from '#modules/expenses/claims/claimants'
import { todayOf } from '#modules/expenses/expense_status'
import { Expense } from '#modules/expenses/models/expense'
import { describeExpense } from '#modules/expenses/queries/expense_detail'
import { expensesQuery, linesOf } from '#modules/expenses/queries/expense_list'
import { NO_PLACE, placesOf } from '#modules/expenses/queries/expense_places'
import { lineInputsOf } from '#modules/expenses/queries/line_inputs'
import { assertUnbilled } from '#modules/expenses/rebilling/rebilling_rules'
import { transformExpenseRow } from '#modules/expenses/transformers/expense_transformer'
import {
  expenseChangeValidator,
  expenseDeletionValidator,
  newExpenseValidator,
} from '#modules/expenses/validators/expense'
import { expenseListValidator } from '#modules/expenses/validators/expense_list'

export default class ExpensesController {
  async index(ctx: CompanyContext) {
    const { company, request } = ctx
    const filter = await request.validateUsing(expenseListValidator, { data: request.qs() })
    const rows = await readPage(ctx, expensesQuery(company, filter), filter)
    const lines = await linesOf(company, rows)
    const claimants = await claimantsOf(company, rows)
    const places = await placesOf(company, rows)
    const day = todayOf(company)
    return rows.map((row) =>
      transformExpenseRow(row, {
        lines: lines.get(row.id) ?? [],
        claimant: claimants.get(row.id),
        place: places.get(row.id) ?? NO_PLACE,
        day,
      })
    )
  }

  async show({ company, params }: CompanyContext) {
    return describeExpense(company, { id: params.id })
  }

  async store(ctx: CompanyContext) {
    const input = await ctx.request.validateUsing(newExpenseValidator)
    return write(ctx, async () => {
      const expense = await addExpense(ctx.company, input)
      return created(ctx, await describeExpense(ctx.company, expense))
    })
  }

  async update(ctx: CompanyContext) {
    const change = await ctx.request.validateUsing(expenseChangeValidator)
    return write(ctx, async () => {
      const expense = await Expense.lockIn(ctx.company, ctx.params.id)
      const lines = await lineInputsOf(expense)
      const before = paidFacts(expense)
      await changeExpense(ctx.company, expense, { change, lines })
      if (paidFacts(expense) !== before) await assertNotPaidByBank(ctx.company, expense)
      return describeExpense(ctx.company, expense)
    })
  }

  /** With `acknowledged` after the warning about a reported month. */
  async destroy(ctx: CompanyContext) {
    const { acknowledged = false } = await ctx.request.validateUsing(expenseDeletionValidator)
    return write(ctx, async () => {
      const expense = await Expense.lockIn(ctx.company, ctx.params.id)
      await assertUnbilled(ctx.company, expense)
      await assertNotPaidByBank(ctx.company, expense)
      await deleteExpense(expense, acknowledged)
      return noContent(ctx)
    })
  }
}
