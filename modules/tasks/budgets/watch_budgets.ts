import { audit } from '#core/audit/audit'
import { now } from '#core/clock'
import { inTx } from '#core/database/in_tx'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import { isDuplicate } from '#core/database/transaction_failures'
import { workOnEach } from '#core/due_work/work_on_each'
import { newId } from '#core/ids'
import { publish } from '#core/live/publish'
import { mailBudgetAlert } from '#modules/tasks/mails/budget_alert'
import type { Threshold } from './budget_terms.js'
import { percentUsed } from './budget_use.js'
import { readWatchedCompanies, type WatchedCompany } from './budgeted_projects.js'
import { type PassedBudget, readPassedBudgets } from './passed_budgets.js'

/**
 * Raises an alert for each threshold of a budget that was passed, once for each period, whatever passed it: a timer, a
 * late entry, an edit, another rate. Any number of processes may do it at once.
 */
export async function watchBudgets(): Promise<boolean> {
  await workOnEach(await readWatchedCompanies(), watchCompany)
  return false
}

async function watchCompany(company: WatchedCompany) {
  const passed = await readPassedBudgets(company)
  if (passed.length === 0) return
  const raised = await readRaised(company)
  for (const budget of passed) {
    const missing = budget.thresholds.filter((one) => !raised.has(keyOf(budget, one)))
    if (missing.length > 0) await raise(company, budget, missing)
  }
}

interface Row {
  project_id: string
  measure: PassedBudget['measure']
  period: string
  threshold: number
}

const RAISED =
  'select project_id, measure, period, threshold from budget_alerts where company_id = ?'

async function readRaised({ id }: WatchedCompany) {
  const rows = await readRows<Row>(RAISED, [id])
  return new Set(rows.map((row) => keyOf({ ...row, projectId: row.project_id }, row.threshold)))
}

type Key = Pick<PassedBudget, 'projectId' | 'measure' | 'period'>

const keyOf = ({ projectId, measure, period }: Key, threshold: number) =>
  [projectId, measure, period, Number(threshold)].join(' ')

/** Records the alerts and mails about the highest one. */
async function raise(company: WatchedCompany, budget: PassedBudget, thresholds: Threshold[]) {
  const { projectId, measure, period } = budget
  const rows = thresholds.map((threshold) => ({
    company_id: company.id,
    id: newId(),
    project_id: projectId,
    measure,
    period,
    threshold,
    raised_at: now(),
  }))
  try {
    await inTx(async () => {
      await insertRows('budget_alerts', rows)
      await audit({
        companyId: company.id,
        action: 'project.budget_passed',
        subject: { type: 'project', id: projectId },
        details: { name: budget.project.name, measure, percent: percentUsed(budget), period },
      })
      await mailBudgetAlert(company, budget)
      publish(company.id, { kind: 'project', id: projectId })
    })
  } catch (error) {
    // Another process was faster.
    if (!isDuplicate(error)) throw error
  }
}
