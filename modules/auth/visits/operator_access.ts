import { audit } from '#core/audit/audit'
import { instantText, now } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import type { CompanyScope } from '#core/http/caller'
import { publish } from '#core/live/publish'
import { Company } from '#modules/auth/models/company'

const DAY = 86_400_000

/** The longest that an owner lets the operator change something, in days. */
export const MOST_DAYS_OF_ACCESS = 30

const VISITS = `
  select operator_visits.id, users.name, reason, started_at, expires_at, ended_at
  from operator_visits join users on users.id = operator_visits.user_id
  where operator_visits.company_id = ? order by started_at desc, operator_visits.id desc limit 20`

interface VisitRow {
  id: string
  name: string
  reason: string
  started_at: number | string
  expires_at: number | string
  ended_at: number | string | null
}

/** A company's owner sees about the operator: until when changes are allowed, and the latest visits. */
export async function readOperatorAccess({ id }: Pick<CompanyScope, 'id'>) {
  const { operatorAccessUntil: until } = await Company.findOrFail(id)
  const visits = await readRows<VisitRow>(VISITS, [id])
  return {
    /** Null while a visit only reads. */
    allowedUntil: until !== null && Number(until) > now() ? instantText(Number(until)) : null,
    visits: visits.map((row) => ({
      _id: row.id,
      by: row.name,
      reason: row.reason,
      startedAt: instantText(Number(row.started_at)),
      endedAt: instantText(
        Math.min(Number(row.ended_at ?? row.expires_at), Number(row.expires_at))
      ),
      isOver: row.ended_at !== null || Number(row.expires_at) <= now(),
    })),
  }
}

/** Lets the operator change something on visits, for some days, or only read. Inside inTx. @param days 0 for only reading */
export async function changeOperatorAccess({ id }: Pick<CompanyScope, 'id'>, days: number) {
  const company = await Company.findOrFail(id)
  const until = days > 0 ? now() + days * DAY : null
  if (until === null && company.operatorAccessUntil === null) return
  await company.merge({ operatorAccessUntil: until }).save()
  await audit({
    companyId: id,
    action: until === null ? 'settings.operator_access_ended' : 'settings.operator_access_allowed',
    subject: { type: 'settings', id },
    details: until === null ? {} : { days, until: instantText(until) },
    security: { companyId: id },
  })
  publish(id, { kind: 'settings', id, audience: 'staff' })
}
