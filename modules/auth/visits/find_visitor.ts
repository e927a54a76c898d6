import { now } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { Caller, CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import { CALLER_COLUMNS, type CallerColumns, companyOf } from '#modules/auth/queries/caller_columns'
import type { SessionClaims } from '#modules/auth/session_token'

interface VisitorRow extends CallerColumns {
  company_id: string
  company_status: CompanyScope['status']
  visit_id: string
  operator_id: string
  operator_language: Language
  reason: string
  expires_at: number | string
  operator_access_until: number | string | null
}

/** A visit ends with its time, with the operator's own session and rights, and with the company's. */
const VISITOR = `
  select ${CALLER_COLUMNS}, operator_visits.id as visit_id, operator_visits.operator_id,
    operators.language as operator_language, operator_visits.reason, operator_visits.expires_at,
    companies.operator_access_until
  from operator_visits
  join users on users.id = operator_visits.user_id
  join companies on companies.id = operator_visits.company_id
  join sessions on sessions.id = operator_visits.operator_session_id
  join users operators on operators.id = sessions.user_id
  join accounts on accounts.id = operators.account_id
  where operator_visits.id = ? and operator_visits.user_id = ? and operator_visits.token_id = ?
    and operator_visits.ended_at is null and operator_visits.expires_at > ?
    and (sessions.revoked_at is null or sessions.revoked_at > ?) and sessions.expires_at > ?
    and operators.id = operator_visits.operator_id
    and operators.is_active = 1 and operators.role = 'superAdmin' and accounts.locked_at is null
    and companies.status in ('active', 'suspended', 'leaving')`

/** The operator behind the token of a visit, as the database says now; undefined when the visit is over. */
export async function findVisitor({ sid, sub, jti }: SessionClaims): Promise<Caller | undefined> {
  const at = now()
  const [row] = await readRows<VisitorRow>(VISITOR, [sid, sub, jti, at, at, at])
  if (!row) return undefined
  return {
    userId: row.user_id,
    // No account has it: nothing of an account is reached on a visit.
    accountId: row.user_id,
    sessionId: row.visit_id,
    role: 'owner',
    language: row.operator_language,
    company: companyOf(row, { id: row.company_id, status: row.company_status }),
    visit: {
      id: row.visit_id,
      operatorId: row.operator_id,
      reason: row.reason,
      expiresAt: Number(row.expires_at),
      mayWrite: Number(row.operator_access_until ?? 0) > at,
    },
  }
}
