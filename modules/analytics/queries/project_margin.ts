import type { CompanyScope } from '#core/http/caller'
import { type Minor, moneyNumber, NOTHING } from '#core/money/minor'
import { expensesByProject } from '#modules/analytics/queries/expenses'
import { billedWorkOf, hourlyRateOf, netOf, workOf } from '#modules/analytics/queries/work'
import { costOf, marginOf } from '#modules/analytics/reports/margin'
import type { Frame } from '#modules/analytics/reports/report'
import { momentIn } from '#modules/invoicing/public'

const FIRST_DAY = '2000-01-01'

/** Revenue, cost and margin of a project from its first day to today, in the company's currency. For owners. */
export async function projectMargin(company: CompanyScope, projectId: string) {
  const at = momentIn(company)
  const { currency } = company
  const frame: Frame = {
    company,
    currency,
    at,
    before: null,
    seesCosts: true,
    period: { from: FIRST_DAY, to: at.today },
    basis: 'invoiced',
    step: 'month',
  }
  const [work, billed, spent] = await Promise.all([
    workOf(frame, projectId),
    billedWorkOf(frame, projectId),
    expensesByProject(frame),
  ])
  const expenses = spent.get(projectId) ?? NOTHING
  const seconds = work.reduce((all, one) => all + one.seconds, 0)
  const revenue = netOf(billed)
  const rate = hourlyRateOf(revenue, seconds)
  const amount = (value: Minor) => moneyNumber(value, currency)
  return {
    currency,
    seconds,
    /** Net amounts that issued invoices charge for its hours. */
    revenue: amount(revenue),
    /** Its hours at the cost rates of the people. */
    labourCost: amount(costOf(work)),
    expenses: amount(expenses),
    margin: amount(marginOf(frame, { work, billed, expenses })),
    /** Revenue divided by all hours; null without any. */
    hourlyRate: rate === null ? null : amount(rate),
  }
}
