import { asActor, currentActor } from '#core/audit/actor'
import { audit } from '#core/audit/audit'
import { type Instant, instantText, now } from '#core/clock'
import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import { AppError, conflict } from '#core/errors/app_error'
import type { Caller } from '#core/http/caller'
import { newId } from '#core/ids'
import { operatorVisit } from '#modules/auth/mails/companies/operator_visit'
import { writeToOwners } from '#modules/auth/mails/companies/write_to_owners'
import { linkTo } from '#modules/auth/mails/links'
import { timeInZone } from '#modules/auth/mails/time_in_zone'
import type { Company } from '#modules/auth/models/company'
import { Session } from '#modules/auth/models/session'
import { User } from '#modules/auth/models/user'
import { recordForOperator } from '#modules/auth/operator_log/record_for_operator'
import { issueSessionToken } from '#modules/auth/session_token'
import { visitorOf } from './visitor.js'

const LONGEST_VISIT: Instant = 30 * 60_000

const END_FORMER = `
  update operator_visits set ended_at = ?
  where operator_id = ? and expires_at > ? and ended_at is null`

/**
 * Opens a visit of a super admin in a company, for half an hour and for no longer than the operator's own session; a
 * former visit of the same operator ends. The company's log has the reason, and
 * its owners read it in a mail. Inside inTx.
 * @returns the token of the visit, its end and the user whom the company's records name
 * @throws 401 when the operator's session has ended, 409 `company_not_visited` for one that lets nobody in
 */
export async function startVisit(caller: Caller, company: Company, reason: string) {
  if (!['active', 'suspended', 'leaving'].includes(company.status)) {
    throw conflict('auth.company_not_visited')
  }
  const session = await Session.find(caller.sessionId)
  if (!session?.isOpen) throw new AppError(401, 'not_signed_in')
  const startedAt = now()
  await changeRows(END_FORMER, [startedAt, caller.userId, startedAt])
  const visitor = await visitorOf(await User.findOrFail(caller.userId), company.id)
  const expiresAt = Math.min(startedAt + LONGEST_VISIT, Number(session.expiresAt))
  const visit = { id: newId(), tokenId: newId() }
  await insertRows('operator_visits', [
    {
      company_id: company.id,
      id: visit.id,
      user_id: visitor.id,
      operator_id: caller.userId,
      operator_session_id: session.id,
      token_id: visit.tokenId,
      reason,
      started_at: startedAt,
      expires_at: expiresAt,
      ended_at: null,
    },
  ])
  await asActor({ ...currentActor(), userId: visitor.id }, () =>
    audit({
      companyId: company.id,
      action: 'operator.entered',
      subject: { type: 'company', id: company.id },
      details: { reason, until: instantText(expiresAt) },
      security: { userId: caller.userId, visitId: visit.id },
    })
  )
  await recordForOperator('operator.entered', { companyId: company.id, visitId: visit.id })
  await writeToOwners(company, 'operator_visit', operatorVisit, {
    companyName: company.name,
    operator: visitor.name,
    reason,
    from: timeInZone(startedAt, company.timeZone),
    until: timeInZone(expiresAt, company.timeZone),
    mayWrite: Number(company.operatorAccessUntil ?? 0) > startedAt,
    accessLink: linkTo.operatorAccess(),
  })
  const token = issueSessionToken({
    userId: visitor.id,
    sessionId: visit.id,
    tokenId: visit.tokenId,
    isSuperAdmin: false,
    isVisit: true,
    expiresAt,
  })
  return { token, expiresAt, visitor }
}
