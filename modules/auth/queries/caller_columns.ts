import type { CompanyScope, Role } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'

/** The facts of a request's caller that sessions and personal tokens read alike. */
export interface CallerColumns {
  user_id: string
  account_id: string
  role: Role
  user_language: Language
  company_language: Language
  currency: string
  time_zone: string
  company_decided_at: number | string | null
  suspension_reason: string | null
  requires_second_factor: boolean | number | null
  has_second_factor: boolean | number
}

/** For a query over `users` and `companies`. */
export const CALLER_COLUMNS = `
  users.id as user_id, users.account_id, users.role, users.language as user_language,
  companies.id as company_id, companies.status as company_status, companies.language as company_language,
  companies.currency, companies.time_zone, companies.requires_second_factor,
  companies.decided_at as company_decided_at, companies.suspension_reason,
  exists (
    select 1 from second_factors
    where second_factors.account_id = users.account_id and second_factors.confirmed_at is not null
  ) or exists (
    select 1 from passkeys where passkeys.account_id = users.account_id
  ) as has_second_factor`

/** @param status of a company that lets people in */
export const companyOf = (
  row: Pick<
    CallerColumns,
    'company_language' | 'currency' | 'time_zone' | 'company_decided_at' | 'suspension_reason'
  >,
  { id, status }: Pick<CompanyScope, 'id' | 'status'>
): CompanyScope => ({
  id,
  status,
  language: row.company_language,
  currency: row.currency,
  timeZone: row.time_zone,
  ...(status === 'suspended' && {
    suspension: { reason: row.suspension_reason, since: Number(row.company_decided_at) },
  }),
})
