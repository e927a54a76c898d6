import { changeRows } from '#core/database/change_rows'
import { readRows } from '#core/database/read_rows'
import type { CompanyScope } from '#core/http/caller'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { BudgetMeasure } from './budget_terms.js'
import { type BudgetedProject, readBudgetUses } from './budget_use.js'
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
 * Forgets the alerts whose thresholds a changed budget no longer reaches, so that they are raised again when it is
 * passed again. Less time alone forgets none. Only inside inTx.
 */
export async function rearmAlerts(
  company: Pick<CompanyScope, 'id' | 'currency' | 'timeZone'>,
  project: BudgetedProject
) {
  const alerts = await readRows<Alert>(ALERTS, [company.id, project.id])
  if (alerts.length === 0) return
  const uses = await readBudgetUses(company, [project])
  for (const { id, measure, period, threshold } of alerts) {
    const use = uses.find((one) => one.measure === measure && one.period === period)
    const isReached = use && thresholdsOf(use).some((reached) => reached === Number(threshold))
    if (!isReached) await changeRows(FORGET, [company.id, id])
  }
}

/** The alerts of a project that is deleted. Only inside inTx. */
export const dropAlerts = (company: CompanyReference, projectId: string) =>
  changeRows(FORGET_ALL, [company.id, projectId])
