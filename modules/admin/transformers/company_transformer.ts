import { instantText } from '#core/clock'
import type { Hint } from '#modules/admin/applications/hints'
import type { CompanyRow } from '#modules/admin/queries/company_rows'
import { toIso } from './instant.js'

/**
 * A company as the operator of the platform sees it.
 * @param hints what may be worth a look before a waiting company is decided on
 */
export const transformCompany = (row: CompanyRow, hints: Hint[] = []) => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  status: row.status,
  plan: row.plan,
  language: row.language,
  createdAt: new Date(row.created_at).toISOString(),
  decidedAt: toIso(row.decided_at),
  decidedBy: row.decided_by_name,
  rejectionReason: row.rejection_reason,
  suspensionReason: row.suspension_reason,
  userCount: Number(row.user_count),
  lastSignInAt: toIso(row.last_sign_in_at),
  addressConfirmedAt: toIso(row.confirmed_at),
  /** The latest question to the applicant; null without one. */
  question: row.asked_at === null ? null : questionOf(row.asked_at, row.answered_at),
  hints: hints.map(({ code, domain, companies, count }) => ({
    code,
    domain,
    companies: companies.map(({ id, name, status }) => ({ _id: id, name, status })),
    count,
  })),
})

const questionOf = (askedAt: number, answeredAt: number | null) => ({
  askedAt: instantText(Number(askedAt)),
  answeredAt: toIso(answeredAt),
})
