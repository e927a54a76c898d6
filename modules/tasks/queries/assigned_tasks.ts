import type { Day, Instant } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'

interface Wish {
  from: Day
  to: Day
  most: number
}

interface Row {
  id: string
  title: string
  due_on: Day
  created_at: Instant
  project_name: string | null
}

const ASSIGNED = `
  select tasks.id, tasks.title, tasks.due_on, tasks.created_at, projects.name as project_name
  from task_assignees
  join tasks on tasks.company_id = task_assignees.company_id and tasks.id = task_assignees.task_id
  left join projects on projects.company_id = tasks.company_id and projects.id = tasks.project_id
  where task_assignees.company_id = ? and task_assignees.user_id = ? and tasks.status = 'open'
    and tasks.due_on >= ? and tasks.due_on <= ?
  order by tasks.due_on, tasks.id limit ?`

/** Open tasks of a person that are due within some days, both included, by due day. */
export async function readAssignedTasks(
  company: CompanyReference,
  userId: string,
  { from, to, most }: Wish
) {
  const rows = await readRows<Row>(ASSIGNED, [company.id, userId, from, to, most])
  return rows.map((row) => ({
    id: row.id,
    title: row.title,
    dueOn: row.due_on,
    createdAt: Number(row.created_at),
    projectName: row.project_name,
  }))
}
