/** Roles that the menus and pages distinguish (specification, section 6). */
export type Role = 'company' | 'employee' | 'adviser' | 'superAdmin'

/** The role of somebody in a company, by the answer of `/api/auth/me`. A failed answer counts as company user. */
export function roleInCompany(
  me: { role?: string | null; isEmployee?: boolean } | undefined
): Role {
  if (me?.role === 'adviser') return 'adviser'
  return me?.isEmployee ? 'employee' : 'company'
}
