import { reader } from '#core/database/in_tx'
import { FieldError } from '#core/errors/app_error'
import type { CompanyReference } from '#core/tenancy/company_owned'

export interface PersonName {
  id: string
  name: string
}

/** Refuses ids that are not active people who work in the company. @throws 422 `person_unknown` for the field */
export async function assertPeopleOf(company: CompanyReference, userIds: string[], field: string) {
  const wanted = [...new Set(userIds)]
  if (wanted.length === 0) return
  const found = await reader()
    .from('users')
    .where({ company_id: company.id, is_active: true })
    .whereNot('role', 'adviser')
    .whereIn('id', wanted)
    .select('id')
  if (found.length !== wanted.length) throw new FieldError(field, 'tasks.person_unknown')
}

type LinkTable =
  | { table: 'project_members'; key: 'project_id' }
  | { table: 'task_assignees'; key: 'task_id' }

export const PROJECT_MEMBERS: LinkTable = { table: 'project_members', key: 'project_id' }
export const TASK_ASSIGNEES: LinkTable = { table: 'task_assignees', key: 'task_id' }

/** The people tied to each of some projects or tasks, by name. */
export async function peopleOf(
  company: CompanyReference,
  { table, key }: LinkTable,
  recordIds: string[]
): Promise<Map<string, PersonName[]>> {
  const people = new Map<string, PersonName[]>(recordIds.map((id) => [id, []]))
  if (recordIds.length === 0) return people
  const rows = await reader()
    .from(table)
    .join('users', 'users.id', `${table}.user_id`)
    .where(`${table}.company_id`, company.id)
    .whereIn(`${table}.${key}`, recordIds)
    .orderBy('users.name')
    .orderBy('users.id')
    .select(`${table}.${key} as record_id`, 'users.id', 'users.name')
  for (const { record_id, id, name } of rows) people.get(record_id)?.push({ id, name })
  return people
}
