import { asActor, currentActor } from '#core/audit/actor'
import { now } from '#core/clock'
import { readRows } from '#core/database/read_rows'
import { conflict, notFound } from '#core/errors/app_error'
import { recordForOperator } from '#modules/auth/operator_log/record_for_operator'
import { endVisit } from './end_visit.js'

const VISIT = `
  select company_id, user_id, operator_id, expires_at, ended_at from operator_visits where id = ?`

interface VisitRow {
  company_id: string
  user_id: string
  operator_id: string
  expires_at: number | string
  ended_at: number | string | null
}

/**
 * Ends a visit from outside, also that of another operator: its browser is signed out with the next request. The company's
 * log names the visitor, the operator's log the one who ended it. Inside inTx.
 * @throws 404, 409 `visit_is_over`
 */
export async function endOpenVisit(id: string) {
  const [row] = await readRows<VisitRow>(VISIT, [id])
  if (!row) throw notFound()
  if (row.ended_at !== null || Number(row.expires_at) <= now()) throw conflict('auth.visit_is_over')
  const { company_id: companyId, operator_id: operatorId } = row
  await asActor({ ...currentActor(), userId: row.user_id }, () =>
    endVisit({ id: companyId }, { id, operatorId })
  )
  await recordForOperator('operator.left', { companyId, visitId: id })
  return { _id: id, companyId }
}
