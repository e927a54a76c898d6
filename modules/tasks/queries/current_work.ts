import { readRows } from '#core/database/read_rows'
import type { CompanyReference } from '#core/tenancy/company_owned'

/** A project that somebody is a member of, or the task that their timer runs on. */
export interface CurrentWork {
  userId: string
  id: string
  name: string
}

const PROJECTS = `
  select project_members.user_id as userId, projects.id, projects.name from projects
  cross join project_members on project_members.company_id = projects.company_id
    and project_members.project_id = projects.id
  where projects.company_id = ? and projects.status in ('active', 'onHold')
  order by projects.folded_name, projects.id`
const RUNNING = `
  select active_timers.user_id as userId, tasks.id, tasks.title as name from active_timers
  join time_entries on time_entries.company_id = active_timers.company_id and time_entries.id = active_timers.entry_id
  join tasks on tasks.company_id = time_entries.company_id and tasks.id = time_entries.task_id
  where active_timers.company_id = ?`

/** The current projects of everyone in a company, by name, and the tasks that timers run on. */
export async function readCurrentWork({ id }: CompanyReference) {
  const [projects, running] = await Promise.all([
    readRows<CurrentWork>(PROJECTS, [id]),
    readRows<CurrentWork>(RUNNING, [id]),
  ])
  return { projects, running }
}
