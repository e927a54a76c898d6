import type { CompanyScope } from '#core/http/caller'
import { lastPaidDay, type RetainedProfile } from '#modules/recurring/public'
import { endOfDay, endRetaining, retainProjects, startOfDay } from '#modules/tasks/public'

/** Lets the retainer of a saved profile cover these projects, or with null none. Only inside inTx. @throws 422 as retainProjects */
export async function coverProjects(
  profile: RetainedProfile,
  projectIds: readonly string[] | null,
  timeZone: string
) {
  const { companyId, id, clientId, retainer } = profile
  const cover =
    projectIds && clientId && retainer
      ? { clientId, projectIds, from: startOfDay(retainer.from, timeZone) }
      : null
  await retainProjects({ id: companyId }, id, cover)
}

/** After the last period that was paid for, hours are billed as usual. Only inside inTx. */
export async function endCover(company: CompanyScope, { id, timing, nextIndex }: RetainedProfile) {
  const last = lastPaidDay(timing, nextIndex - 1)
  await endRetaining(company, id, endOfDay(last, company.timeZone))
}
