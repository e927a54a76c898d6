import { keptUntilChange } from '#core/audit/kept_until_change'
import type { CompanyContext } from '#core/http/caller'
import { moneyNumber, sum } from '#core/money/minor'
import { type CategorySum, expensesByCategory } from '#modules/analytics/queries/expenses'
import { moneyMonths } from '#modules/analytics/queries/money_months'
import { nextSteps } from '#modules/analytics/queries/next_steps'
import { monthSoFar } from '#modules/analytics/reports/month_so_far'
import { unbilledAmounts } from '#modules/hours/public'
import { momentIn } from '#modules/invoicing/public'
import { readTimeMark, readWorkedSeconds, thisDay } from '#modules/tasks/public'

export default class DashboardOutlooksController {
  /** The next steps, twelve months of money, and the time worked and money spent; in the company's currency. */
  async show(ctx: CompanyContext) {
    const { company } = ctx
    const at = momentIn(company)
    const { currency } = company
    const { current, before } = monthSoFar(at.today)
    const frame = {
      company,
      period: current,
      before: null,
      basis: 'invoiced',
      currency,
      step: 'month',
      seesCosts: false,
      at,
    } as const
    const mark = await readTimeMark(company)
    const [steps, [months, spent, spentBefore, unbilled], [secondsToday = 0]] = await Promise.all([
      nextSteps(company, at),
      keptUntilChange(company.id, `outlook ${currency} ${at.today} ${mark}`, () =>
        Promise.all([
          moneyMonths(company, at.today),
          expensesByCategory(frame, current),
          expensesByCategory(frame, before),
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
      spent: moneyNumber(grossOf(spent), currency),
      /** Those of the same days of the month before. */
      spentBefore: moneyNumber(grossOf(spentBefore), currency),
      /** Net value of hours that no invoice bills yet. */
      unbilled: moneyNumber(sum([...unbilled.values()]), currency),
      /** The caller's own worked time. */
      secondsToday,
    }
  }
}

const grossOf = (sums: readonly CategorySum[]) => sum(sums.flatMap(({ net, tax }) => [net, tax]))
