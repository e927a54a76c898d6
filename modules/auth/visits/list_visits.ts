import { instantText, now } from '#core/clock'
import { readRows } from '#core/database/read_rows'

const VISITS = `
  select operator_visits.id, operator_visits.company_id, companies.name as company_name,
    users.name as operator_name, reason, started_at, expires_at, ended_at
  from operator_visits
  join companies on companies.id = operator_visits.company_id
  join users on users.id = operator_visits.user_id`
const ORDER = 'order by started_at desc, operator_visits.id desc limit 50'

interface VisitRow {
  id: string
  company_id: string
  company_name: string
  operator_name: string
  reason: string
  started_at: number | string
  expires_at: number | string
  ended_at: number | string | null
}

/** The latest visits of operators, in one company or in all, the newest first. */
export async function listVisits(companyId: string | undefined) {
  const rows =
    companyId === undefined
      ? await readRows<VisitRow>(`${VISITS} ${ORDER}`, [])
      : await readRows<VisitRow>(`${VISITS} where operator_visits.company_id = ? ${ORDER}`, [
          companyId,
        ])
  return rows.map((row) => ({
    _id: row.id,
    company: { _id: row.company_id, name: row.company_name },
    by: row.operator_name,
    reason: row.reason,
    startedAt: instantText(Number(row.started_at)),
    /** While it is open: when it ends at the latest. */
    endedAt: instantText(Math.min(Number(row.ended_at ?? row.expires_at), Number(row.expires_at))),
    isOver: row.ended_at !== null || Number(row.expires_at) <= now(),
  }))
}
