import type { CompanyScope } from '#core/http/caller'
import { currentPeriod } from './budget_months.js'
import { percentUsed } from './budget_use.js'
import { readPassedBudgets } from './passed_budgets.js'

/** A project of which at least 80 % of a budget of the present period are used. */
export interface BudgetWarning {
  projectId: string
  projectName: string
  /** Of the budget of which most is used. */
  percent: number
}

/**
 * The projects whose budgets are used up, or nearly, each once. Projects that are done are left out.
 * @param unaffectedBy actions of the audit log that change neither time nor budgets nor rates
 */
export async function readBudgetWarnings(
  company: Pick<CompanyScope, 'id' | 'currency' | 'timeZone'>,
  unaffectedBy?: ReadonlySet<string>
): Promise<BudgetWarning[]> {
  const passed = await readPassedBudgets(company, unaffectedBy)
  const current = passed.filter(
    ({ period, project }) =>
      project.isOpen && period === currentPeriod(project.budgetPeriod, company.timeZone)
  )
  const byProject = Map.groupBy(current, ({ projectId }) => projectId)
  return [...byProject].flatMap(([projectId, budgets]) => {
    const percent = Math.max(...budgets.map(percentUsed))
    return { projectId, projectName: budgets[0]?.project.name ?? '', percent }
  })
}
