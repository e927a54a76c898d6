import { readRows } from '#core/database/read_rows'
import type { StoredInteger } from '#core/money/columns'
import type { CompanyReference } from '#core/tenancy/company_owned'

/** A project with its budget; hours are worked time of all days, in seconds. */
export interface ProjectBudget {
  id: string
  name: string
  clientId: string | null
  clientName: string | null
  budgetSeconds: number | null
  seconds: number
}

interface Row {
  id: string
  name: string
  client_id: string | null
  client_name: string | null
  budget_seconds: StoredInteger | null
  worked: StoredInteger | null
}

const BUDGETS = `
  select projects.id, projects.name, projects.client_id, clients.name as client_name, projects.budget_seconds,
    (select sum((time_entries.ended_at - time_entries.started_at) / 1000 - time_entries.break_seconds)
      from tasks cross join time_entries on time_entries.company_id = tasks.company_id
        and time_entries.task_id = tasks.id
      where tasks.company_id = projects.company_id and tasks.project_id = projects.id
        and projects.budget_seconds is not null) as worked
  from projects left join clients on clients.company_id = projects.company_id
    and clients.id = projects.client_id
  where projects.company_id = ?`

/** All projects of a company; the time of those without a budget is not added up. */
export async function projectBudgets({ id }: CompanyReference): Promise<ProjectBudget[]> {
  const rows = await readRows<Row>(BUDGETS, [id])
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    clientId: row.client_id,
    clientName: row.client_name,
    budgetSeconds: row.budget_seconds === null ? null : Number(row.budget_seconds),
    seconds: Number(row.worked ?? 0),
  }))
}
