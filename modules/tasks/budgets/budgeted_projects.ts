import type { Instant } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { ProjectStatus } from '#modules/tasks/models/project'
import type { BudgetPeriod } from './budget_terms.js'
import type { BudgetedProject } from './budget_use.js'

interface Row {
  id: string
  name: string
  currency: string
  budget_period: BudgetPeriod
  budget_seconds: number | null
  budget_amount: StoredInteger | null
  budget_set_at: Instant
  lead_id: string | null
  status: ProjectStatus
}

/** A project with a budget, as alerts need it. */
export interface WatchedProject extends BudgetedProject {
  name: string
  leadId: string | null
  /** Neither done nor archived. */
  isOpen: boolean
}

const HAS_BUDGET = '(projects.budget_seconds > 0 or projects.budget_amount > 0)'
const PROJECTS = `
  select id, name, currency, budget_period, budget_seconds, budget_amount, budget_set_at, lead_id, status
  from projects where company_id = ? and status <> 'archived' and ${HAS_BUDGET} order by folded_name, id`

/** The projects of a company that have a budget and are not archived, by name. */
export async function readBudgetedProjects({ id }: CompanyReference): Promise<WatchedProject[]> {
  const rows = await readRows<Row>(PROJECTS, [id])
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    currency: row.currency,
    budgetPeriod: row.budget_period,
    budgetSeconds: row.budget_seconds === null ? null : Number(row.budget_seconds),
    budgetAmount: row.budget_amount === null ? null : moneyFromRow(row.budget_amount),
    budgetSetAt: Number(row.budget_set_at),
    leadId: row.lead_id,
    isOpen: row.status !== 'done' && row.status !== 'archived',
  }))
}

export interface WatchedCompany {
  id: string
  currency: string
  timeZone: string
}

const COMPANIES = `
  select id, currency, time_zone from companies
  where status = 'active' and exists (
    select 1 from projects
    where projects.company_id = companies.id and projects.status <> 'archived' and ${HAS_BUDGET})`

/** The active companies that have such projects. */
export async function readWatchedCompanies(): Promise<WatchedCompany[]> {
  const rows = await readRows<{ id: string; currency: string; time_zone: string }>(COMPANIES, [])
  return rows.map(({ id, currency, time_zone }) => ({ id, currency, timeZone: time_zone }))
}
