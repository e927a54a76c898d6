import type { Company, User } from '#modules/auth/public'
import { toIso } from './instant.js'

/** Content of the page behind an approve or reject link. `decision` is null while the company waits. */
export const transformDecision = ({
  action,
  company,
  applicant,
  decider,
}: {
  action: 'approve' | 'reject'
  company: Company
  applicant: User | null
  decider: User | null
}) => ({
  action,
  company: {
    _id: company.id,
    name: company.name,
    email: company.email,
    plan: company.plan,
    status: company.status,
    requestedAt: new Date(company.createdAt).toISOString(),
  },
  applicant: applicant && {
    name: applicant.name,
    email: applicant.email,
    isAddressConfirmed: applicant.emailConfirmedAt !== null,
  },
  decision:
    company.status === 'pending'
      ? null
      : { status: company.status, at: toIso(company.decidedAt), by: decider?.name ?? null },
})
