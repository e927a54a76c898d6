import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { assertNotPaidByBank } from '#modules/expenses/actions/pay_by_bank'
import { payExpense, reopenExpense } from '#modules/expenses/actions/pay_expense'
import { assertVersion } from '#modules/expenses/actions/save_expense'
import { Expense } from '#modules/expenses/models/expense'
import { describeExpense } from '#modules/expenses/queries/expense_detail'
import { paymentValidator, reopeningValidator } from '#modules/expenses/validators/expense_payment'

export default class ExpensePaymentsController {
  /** Marks an expense as paid. */
  async store(ctx: CompanyContext) {
    const { date, version, withSkonto, acknowledged } =
      await ctx.request.validateUsing(paymentValidator)
    return write(ctx, async () => {
      const expense = await Expense.lockIn(ctx.company, ctx.params.id)
      await assertVersion(ctx.company, expense, version)
      await payExpense(expense, date, { withSkonto, isAcknowledged: acknowledged })
      return describeExpense(ctx.company, expense)
    })
  }

  /** Marks it as still to be paid. */
  async destroy(ctx: CompanyContext) {
    const { acknowledged } = await ctx.request.validateUsing(reopeningValidator)
    return write(ctx, async () => {
      const expense = await Expense.lockIn(ctx.company, ctx.params.id)
      await assertNotPaidByBank(ctx.company, expense)
      await reopenExpense(expense, acknowledged)
      return describeExpense(ctx.company, expense)
    })
  }
}
