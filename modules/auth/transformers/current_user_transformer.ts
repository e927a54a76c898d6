import type { Caller } from '#core/http/caller'
import type { User } from '#modules/auth/models/user'
import type { readChoice } from '#modules/auth/queries/memberships'

interface Surroundings {
  companies: Awaited<ReturnType<typeof readChoice>>
  isMailServerFailing: boolean
}

/** The signed-in user, as the user sees itself. */
export const transformCurrentUser = (
  user: User,
  {
    mustSetUpFactor = false,
    company,
    visit,
  }: Pick<Caller, 'mustSetUpFactor' | 'company' | 'visit'>,
  { companies, isMailServerFailing }: Surroundings
) => ({
  id: user.id,
  email: user.email,
  name: user.name,
  role: user.role,
  isEmployee: user.role === 'employee',
  isSuperAdmin: user.role === 'superAdmin',
  companyId: user.companyId,
  language: user.language,
  /** IANA name: local days and times of the company; null for super admins. */
  timeZone: company?.timeZone ?? null,
  showsOverdueBell: user.showsOverdueBell,
  /** Everything but the own account is closed until a second factor is set up. */
  mustSetUpFactor,
  /** Only for people who belong to several companies. */
  ...(companies && { companies }),
  /** Only for an operator who visits the company: why, until when, and whether an owner has consented to changes. */
  ...(visit && {
    visit: {
      reason: visit.reason,
      expiresAt: new Date(visit.expiresAt).toISOString(),
      mayWrite: visit.mayWrite,
    },
  }),
  /** Only while the deletion of the company is requested and nothing can be changed. */
  ...(company?.status === 'leaving' && { isLeaving: true as const }),
  /** Only for owners, while the company's own mail server takes no letters. */
  ...(isMailServerFailing && { isMailServerFailing: true as const }),
  /** Only while the company is suspended: since when, and the operator's reason where there is one. */
  ...(company?.suspension && {
    suspension: {
      reason: company.suspension.reason,
      since: new Date(company.suspension.since).toISOString(),
    },
  }),
})
