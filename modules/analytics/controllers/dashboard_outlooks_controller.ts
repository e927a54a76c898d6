import { keptUntilChange } from '#core/audit/kept_until_change'
import type { CompanyContext } from '#core/http/caller'
import { moneyNumber, sum } from '#core/money/minor'
import { expensesByCategory } from '#modules/analytics/queries/expenses'
import { moneyMonths } from '#modules/analytics/queries/money_months'
import { nextSteps } from '#modules/analytics/queries/next_steps'
import { unbilledAmounts } from '#modules/hours/public'
import { momentIn } from '#modules/invoicing/public'
import { readTimeMark, readWorkedSeconds, thisDay } from '#modules/tasks/public'

export default class DashboardOutlooksController {
  /** The next steps, twelve months of money, and the time worked and money spent; in the company's currency. */
  async show(ctx: CompanyContext) {
    const { company } = ctx
    const at = momentIn(company)
    const { currency } = company
    const period = { from: `${at.today.slice(0, 8)}01`, to: at.today }
    const frame = {
      company,
      period,
      before: null,
      basis: 'invoiced',
      currency,
      step: 'month',
      seesCosts: false,
      at,
    } as const
    const mark = await readTimeMark(company)
    const [steps, [months, spent, unbilled], [secondsToday = 0]] = await Promise.all([
      nextSteps(company, at),
      keptUntilChange(company.id, `outlook ${currency} ${at.today} ${mark}`, () =>
        Promise.all([
          moneyMonths(company, at.today),
          expensesByCategory(frame, period),
          unbilledAmounts(company, currency),
        ])
      ),
      readWorkedSeconds(ctx, [thisDay(company.timeZone)]),
    ])
    return {
      currency,
      steps,
      months,
      /** Expenses of this month with VAT. */
      spent: moneyNumber(sum(spent.flatMap(({ net, tax }) => [net, tax])), currency),
      /** Net value of hours that no invoice bills yet. */
      unbilled: moneyNumber(sum([...unbilled.values()]), currency),
      /** The caller's own worked time. */
      secondsToday,
    }
  }
}
