import { readRows } from '#core/database/read_rows'

interface EntryRow {
  id: string
  happened_at: number
  action: string
  /** JSON */
  details: string
  actor_name: string | null
}

/** A change of the platform by a super admin. */
export interface OperatorEntry extends Omit<EntryRow, 'details'> {
  details: Record<string, string>
  /** Name of the person whose sign-in was changed, if it was one and the person is still here. */
  person_name: string | null
  /** Name of the company that was visited. */
  company_name: string | null
}

const NEWEST = `
  select operator_log.id, happened_at, action, details, users.name as actor_name from operator_log
  left join users on users.id = operator_log.actor_id
  order by happened_at desc, operator_log.id desc limit 50`

/** The latest entries of the operator's log, the newest first. */
export async function operatorEntries(): Promise<OperatorEntry[]> {
  const rows = await readRows<EntryRow>(NEWEST, [])
  const entries = rows.map((row) => ({
    ...row,
    details: JSON.parse(row.details) as Record<string, string>,
  }))
  const people = await namesOf(
    'users',
    entries.flatMap(({ details }) => details.userId ?? [])
  )
  const companies = await namesOf(
    'companies',
    entries.flatMap(({ details }) => details.companyId ?? [])
  )
  return entries.map((entry) => ({
    ...entry,
    person_name: people.get(entry.details.userId ?? '') ?? null,
    company_name: companies.get(entry.details.companyId ?? '') ?? null,
  }))
}

async function namesOf(table: 'users' | 'companies', ids: string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const places = ids.map(() => '?').join(', ')
  const rows = await readRows<{ id: string; name: string }>(
    `select id, name from ${table} where id in (${places})`,
    ids
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}
