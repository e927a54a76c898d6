import type { Day } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { foldText } from '#core/database/search'
import { LARGEST_PAGE } from '#core/http/list_query'
import type { StoredInteger } from '#core/money/columns'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { RATE_LEVELS, type RateLevel } from '#modules/tasks/rates/rate_levels'
import type { RateListQuery } from '#modules/tasks/validators/rate'

/** A rate with the names of its records. */
export interface RateTableRow {
  /** null for the rate that a project or client has of its own, before any day. */
  id: string | null
  level: RateLevel
  target: string
  task_id: string | null
  task_title: string | null
  project_id: string | null
  project_name: string | null
  client_id: string | null
  client_name: string | null
  user_id: string | null
  user_name: string | null
  starts_on: Day | null
  amount: StoredInteger
  currency: string | null
  version: number | null
}

const NOBODY = 'null as task_id, null as task_title, null as user_id, null as user_name'
const NO_DAY = 'null as starts_on'

const RATES = `
  select hourly_rates.id, hourly_rates.level, hourly_rates.target, hourly_rates.task_id, tasks.title as task_title,
    hourly_rates.project_id, projects.name as project_name, hourly_rates.client_id, clients.name as client_name,
    hourly_rates.user_id, users.name as user_name, hourly_rates.starts_on, hourly_rates.amount, hourly_rates.currency,
    hourly_rates.version
  from hourly_rates
  left join tasks on tasks.company_id = hourly_rates.company_id and tasks.id = hourly_rates.task_id
  left join projects on projects.company_id = hourly_rates.company_id and projects.id = hourly_rates.project_id
  left join clients on clients.company_id = hourly_rates.company_id and clients.id = hourly_rates.client_id
  left join users on users.company_id = hourly_rates.company_id and users.id = hourly_rates.user_id
  where hourly_rates.company_id = ?`
const OF_PROJECTS = `
  select null as id, 'project' as level, concat('project:', id) as target, ${NOBODY}, id as project_id,
    name as project_name, null as client_id, null as client_name, ${NO_DAY}, hourly_rate as amount, currency,
    null as version
  from projects where company_id = ? and hourly_rate is not null and status <> 'archived'`
const OF_CLIENTS = `
  select null as id, 'client' as level, concat('client:', id) as target, ${NOBODY}, null as project_id,
    null as project_name, id as client_id, name as client_name, ${NO_DAY}, hourly_rate as amount, currency,
    null as version
  from clients where company_id = ? and hourly_rate is not null and is_archived = 0`

/** All rates of a company: those of projects and clients themselves, and those that begin on a day. */
export async function allRates({ id }: CompanyReference): Promise<RateTableRow[]> {
  const parts = await Promise.all(
    [RATES, OF_PROJECTS, OF_CLIENTS].map((sql) => readRows<RateTableRow>(sql, [id]))
  )
  return parts.flat()
}

/** A page of them, found and ordered here as people are: names are compared without accents. */
export async function readRates(company: CompanyReference, wish: RateListQuery) {
  const { level, projectId, clientId, userId, search = '', order = 'asc' } = wish
  const { page = 1, pageSize = LARGEST_PAGE } = wish
  const words = foldText(search).split(/\s+/)
  const all = await allRates(company)
  const fitting = all.filter(
    (rate) =>
      (level === undefined || rate.level === level) &&
      (projectId === undefined || rate.project_id === projectId) &&
      (clientId === undefined || rate.client_id === clientId) &&
      (userId === undefined || rate.user_id === userId) &&
      words.every((word) => namesOf(rate).includes(word))
  )
  const keyOf = keys(wish)
  fitting.sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
  if (order === 'desc') fitting.reverse()
  const rows = fitting.slice((page - 1) * pageSize, page * pageSize)
  return { all, rows, total: fitting.length, page, pageSize }
}

const namesOf = ({ task_title, project_name, client_name, user_name }: RateTableRow) =>
  foldText([task_title, project_name, client_name, user_name].filter(Boolean).join(' '))

const keys =
  ({ sort = 'level' }: RateListQuery) =>
  (rate: RateTableRow) => {
    const rank = RATE_LEVELS.indexOf(rate.level)
    const key = [rank, namesOf(rate), rate.target, rate.starts_on ?? '']
    return (sort === 'from' ? [rate.starts_on ?? '', ...key] : key).join('\n')
  }
