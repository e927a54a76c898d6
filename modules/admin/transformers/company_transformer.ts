import type { CompanyRow } from '#modules/admin/queries/company_rows'
import { toIso } from './instant.js'

/** A company as the operator of the platform sees it. */
export const transformCompany = (row: CompanyRow) => ({
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
})
