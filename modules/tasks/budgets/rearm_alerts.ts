import { changeRows } from '#core/database/change_rows'
import { readRows } from '#core/database/read_rows'
import type { CompanyScope } from '#core/http/caller'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { BUDGET_MEASURES, type BudgetMeasure } from './budget_terms.js'
import { type BudgetedProject, readBudgetUses } from './budget_use.js'
import { readBudgetedProjects } from './budgeted_projects.js'
import { thresholdsOf } from './passed_budgets.js'

interface Alert {
  id: string
  measure: BudgetMeasure
  period: string
  threshold: number
}

const ALERTS =
  'select id, measure, period, threshold from budget_alerts where company_id = ? and project_id = ?'
const FORGET = 'delete from budget_alerts where company_id = ? and id = ?'
const FORGET_ALL = 'delete from budget_alerts where company_id = ? and project_id = ?'

/**
 * Forgets the alerts whose thresholds a changed budget, or time that is rounded otherwise, no longer reaches, so that
 * they are raised again when it is passed again. Less time alone forgets none. Only inside inTx.
 * @param project saved as far as its rounding goes
 * @param measures those that the change has touched
 */
export async function rearmAlerts(
  company: Pick<CompanyScope, 'id' | 'currency' | 'timeZone'>,
  project: BudgetedProject,
  measures: readonly BudgetMeasure[] = BUDGET_MEASURES
) {
  const alerts = await readRows<Alert>(ALERTS, [company.id, project.id])
  const touched = alerts.filter(({ measure }) => measures.includes(measure))
  if (touched.length === 0) return
  const uses = await readBudgetUses(company, [project])
  for (const { id, measure, period, threshold } of touched) {
    const use = uses.find((one) => one.measure === measure && one.period === period)
    const isReached = use && thresholdsOf(use).some((reached) => reached === Number(threshold))
    if (!isReached) await changeRows(FORGET, [company.id, id])
  }
}

/** The same for each project of a company that rounds time otherwise now. Only inside inTx. */
export async function rearmRoundedAlerts(
  company: Pick<CompanyScope, 'id' | 'currency' | 'timeZone'>
) {
  for (const project of await readBudgetedProjects(company)) {
    await rearmAlerts(company, project, ['money'])
  }
}

/** The alerts of a project that is deleted. Only inside inTx. */
export const dropAlerts = (company: CompanyReference, projectId: string) =>
  changeRows(FORGET_ALL, [company.id, projectId])
