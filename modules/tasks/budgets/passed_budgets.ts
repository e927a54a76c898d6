import { keptUntilChange } from '#core/audit/kept_until_change'
import { today } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { readTimeMark } from '#modules/tasks/queries/time_mark'
import { THRESHOLDS, type Threshold } from './budget_terms.js'
import { type BudgetUse, percentUsed, readBudgetUses } from './budget_use.js'
import { readBudgetedProjects, type WatchedProject } from './budgeted_projects.js'

/** A budget of which more than a threshold is used. */
export interface PassedBudget extends BudgetUse {
  project: WatchedProject
  /** The highest one that was passed comes last. */
  thresholds: Threshold[]
}

/** The thresholds that the use has reached. */
export const thresholdsOf = (use: Pick<BudgetUse, 'used' | 'budget'>): Threshold[] =>
  THRESHOLDS.filter((threshold) => percentUsed(use) >= threshold)

/**
 * The budgets of a company that are used up, or nearly; kept until something changes that they depend on.
 * @param unaffectedBy actions of the audit log that change neither time nor budgets nor rates
 */
export async function readPassedBudgets(
  company: Pick<CompanyScope, 'id' | 'currency' | 'timeZone'>,
  unaffectedBy?: ReadonlySet<string>
): Promise<PassedBudget[]> {
  const { id, currency, timeZone } = company
  const month = today(timeZone).slice(0, 7)
  const key = `budgets ${currency} ${timeZone} ${month} ${await readTimeMark(company)}`
  const read = async () => {
    const projects = new Map((await readBudgetedProjects(company)).map((one) => [one.id, one]))
    const uses = await readBudgetUses(company, [...projects.values()])
    return uses.flatMap((use) => {
      const project = projects.get(use.projectId)
      const thresholds = thresholdsOf(use)
      return project && thresholds.length > 0 ? [{ ...use, project, thresholds }] : []
    })
  }
  return keptUntilChange(id, key, read, unaffectedBy)
}
