import { now } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { FieldError } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import type { Decimal } from '#core/money/decimal'
import { InvalidAmount } from '#core/money/invalid_amount'
import { moneyOf } from '#core/money/minor'
import type { Project } from '#modules/tasks/models/project'
import type { BudgetPeriod } from './budget_terms.js'
import { rearmAlerts } from './rearm_alerts.js'

/** Missing fields stay as they are. */
interface BudgetInput {
  budgetHours?: Decimal | null | undefined
  /** Major units of the project's currency. */
  budgetAmount?: Decimal | null | undefined
  budgetPeriod?: BudgetPeriod | undefined
  leadId?: string | null | undefined
}

/** Hours come in millionths with at most two places, so no rest is left. */
const SECONDS_PER_HOUR = 3600n

/**
 * Gives a project, which the caller saves, a budget. A changed budget can be passed, and alerted about, once more. Only
 * inside inTx.
 * @throws FieldError 422 `budget_too_precise` at `budgetAmount`, `lead_unknown` at `leadId`
 */
export async function setBudget(company: CompanyScope, project: Project, input: BudgetInput) {
  const { budgetHours, budgetAmount, budgetPeriod, leadId } = input
  if (budgetHours !== undefined) project.budgetSeconds = secondsOf(budgetHours)
  if (budgetAmount !== undefined) project.budgetAmount = amountOf(budgetAmount, project.currency)
  if (budgetPeriod !== undefined) project.budgetPeriod = budgetPeriod
  if (leadId !== undefined && leadId !== project.leadId) {
    await assertLead(company, leadId)
    project.leadId = leadId
  }
  const { budgetSeconds, budgetAmount: amount, budgetPeriod: period } = project.$dirty
  if ([budgetSeconds, amount, period].every((change) => change === undefined)) return
  project.budgetSetAt = now()
  if (project.$isPersisted) await rearmAlerts(company, project)
}

const secondsOf = (hours: Decimal | null) =>
  hours === null ? null : Number((hours * SECONDS_PER_HOUR) / 1_000_000n)

function amountOf(amount: Decimal | null, currency: string) {
  if (amount === null) return null
  try {
    return moneyOf(amount, currency)
  } catch (error) {
    if (error instanceof InvalidAmount)
      throw new FieldError('budgetAmount', 'tasks.budget_too_precise')
    throw error
  }
}

/** Budgets are shown to owners and members only, so only they can lead. */
async function assertLead({ id }: CompanyScope, leadId: string | null) {
  if (leadId === null) return
  const lead = await reader()
    .from('users')
    .where({ company_id: id, id: leadId, is_active: true })
    .whereIn('role', ['owner', 'member'])
    .select('id')
    .first()
  if (!lead) throw new FieldError('leadId', 'tasks.lead_unknown')
}
