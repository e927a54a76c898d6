import db from '@adonisjs/lucid/services/db'
import { now } from '#core/clock'
import { reader } from '#core/database/in_tx'
import { notFound } from '#core/errors/app_error'
import type { Role } from '#core/http/caller'
import type { CompanyStatus } from '#modules/auth/public'

/** A person in one company, or a super admin, as the operator sees them. */
export interface UserRow {
  id: string
  account_id: string
  name: string
  email: string
  role: Role
  is_active: boolean | number
  last_sign_in_at: number | null
  locked_at: number | null
  lock_reason: string | null
  company_id: string | null
  company_name: string | null
  company_status: CompanyStatus | null
  has_second_factor: boolean | number
  session_count: number | string
}

/** Everybody with a sign-in; those who have left have none. */
export const userRows = () =>
  reader()
    .from('users')
    .join('accounts', 'accounts.id', 'users.account_id')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .select(
      'users.id',
      'users.account_id',
      'users.name',
      'users.email',
      'users.role',
      'users.is_active',
      'users.last_sign_in_at',
      'accounts.locked_at',
      'accounts.lock_reason',
      'companies.id as company_id',
      'companies.name as company_name',
      'companies.status as company_status',
      db.raw(`exists (
        select 1 from second_factors
        where second_factors.account_id = users.account_id and second_factors.confirmed_at is not null
      ) or exists (
        select 1 from passkeys where passkeys.account_id = users.account_id
      ) as has_second_factor`),
      db.raw(
        `(select count(*) from sessions where sessions.user_id = users.id
          and (sessions.revoked_at is null or sessions.revoked_at > ?) and sessions.expires_at > ?) as session_count`,
        [now(), now()]
      )
    )

/** One of them. Sees the changes of the open transaction. @throws 404 */
export async function findUser(id: string): Promise<UserRow> {
  const row: UserRow | null = await userRows().where('users.id', id).first()
  if (!row) throw notFound()
  return row
}
