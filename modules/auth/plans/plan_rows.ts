import { lock } from '#core/database/lock'
import { readRows } from '#core/database/read_rows'
import { notFound } from '#core/errors/app_error'
import { LIMITS, type LimitName } from './limits.js'

/** The limits of a plan; null is unlimited. */
export type PlanLimits = Record<LimitName, number | null>

export interface Plan {
  id: string
  name: string
  limits: PlanLimits
  /** Given to each company that is let in. */
  isDefault: boolean
}

export interface PlanRow {
  id: string
  name: string
  members: number | null
  clients: number | null
  invoices_per_month: number | null
  storage_bytes: number | null
  is_default: number
}

/** The column of each limit. */
export const LIMIT_COLUMNS = {
  members: 'members',
  clients: 'clients',
  invoicesPerMonth: 'invoices_per_month',
  storageBytes: 'storage_bytes',
} as const satisfies Record<LimitName, keyof PlanRow>

const COLUMNS =
  'plans.id, plans.name, members, clients, invoices_per_month, storage_bytes, is_default'
const ALL = `
  select ${COLUMNS}, (
    select count(*) from companies where companies.plan_id = plans.id and companies.status <> 'closed'
  ) as company_count
  from plans order by plans.name_folded, plans.id`
const ONE = `select ${COLUMNS} from plans where id = ?`
const DEFAULT = `select ${COLUMNS} from plans where is_default order by id limit 1`
const OF_COMPANY = `
  select ${COLUMNS}, companies.time_zone from companies
  join plans on plans.id = companies.plan_id where companies.id = ?`

/** All plans by name, with the number of companies that have each. */
export async function allPlans(): Promise<(Plan & { companyCount: number })[]> {
  const rows = await readRows<PlanRow & { company_count: number }>(ALL, [])
  return rows.map((row) => ({ ...planOf(row), companyCount: Number(row.company_count) }))
}

/** A plan, locked until the transaction ends, so that nobody deletes it meanwhile. Only inside inTx. @throws 404 */
export async function lockPlan(id: string): Promise<Plan> {
  const [row] = await readRows<PlanRow>(ONE + lock(), [id])
  if (!row) throw notFound()
  return planOf(row)
}

/** The plan that companies get when they are let in, if there is one. */
export async function defaultPlan(): Promise<Plan | undefined> {
  const [row] = await readRows<PlanRow>(DEFAULT, [])
  return row && planOf(row)
}

/** The plan of a company with the company's time zone; undefined for a company without one, which is unlimited. */
export async function planOfCompany(companyId: string) {
  const [row] = await readRows<PlanRow & { time_zone: string }>(OF_COMPANY, [companyId])
  return row && { plan: planOf(row), company: { id: companyId, timeZone: row.time_zone } }
}

const planOf = (row: PlanRow): Plan => ({
  id: row.id,
  name: row.name,
  limits: Object.fromEntries(
    LIMITS.map((limit) => [limit, asNumber(row[LIMIT_COLUMNS[limit]])])
  ) as PlanLimits,
  isDefault: Boolean(row.is_default),
})

const asNumber = (value: number | null) => (value === null ? null : Number(value))
