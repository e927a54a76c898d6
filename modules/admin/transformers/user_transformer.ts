import type { Caller } from '#core/http/caller'
import type { UserRow } from '#modules/admin/queries/user_rows'
import { toIso } from './instant.js'

/** Somebody with a sign-in, as the operator sees them, without any secret. */
export const transformUser = (row: UserRow, { accountId }: Pick<Caller, 'accountId'>) => ({
  _id: row.id,
  name: row.name,
  email: row.email,
  role: row.role,
  /** Null for super admins. */
  company:
    row.company_id === null || row.company_name === null || row.company_status === null
      ? null
      : { _id: row.company_id, name: row.company_name, status: row.company_status },
  isActive: Boolean(row.is_active),
  lastSignInAt: toIso(row.last_sign_in_at),
  hasSecondFactor: Boolean(row.has_second_factor),
  /** Open sessions in this company. */
  sessionCount: Number(row.session_count),
  /** Since when nobody may sign in with the account, and the reason that the person reads; null while it is open. */
  lock:
    row.locked_at === null
      ? null
      : { at: toIso(Number(row.locked_at)), reason: row.lock_reason ?? '' },
  /** The caller, who changes the own sign-in on the page of the account. */
  isOwn: row.account_id === accountId,
})
