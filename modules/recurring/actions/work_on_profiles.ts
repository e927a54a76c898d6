import { inSharedTx } from '#core/database/in_tx'
import { isDatabaseAway } from '#core/database/transaction_failures'
import { workOnEach } from '#core/due_work/work_on_each'
import type { CompanyScope } from '#core/http/caller'
import { scopeOf } from '#modules/recurring/company_scope'
import { RecurringProfile } from '#modules/recurring/models/recurring_profile'
import { reasonOf } from '#modules/recurring/reasons'

export interface DueProfile {
  company_id: string
  id: string
}

type Work = (company: CompanyScope, profile: RecurringProfile) => Promise<void>
type Failing = (
  company: CompanyScope,
  tried: { id: string; version: number },
  error: unknown
) => Promise<void>

/**
 * Does the due work of profiles, each locked in a transaction of its own. The reason for a missing invoice is stored with
 * its profile.
 * @returns whether there may be more
 * @throws as workOnEach, failures that nobody expects; each is kept with its profile
 */
export async function workOnProfiles(
  due: readonly DueProfile[],
  work: Work,
  recordFailure: Failing
) {
  const scopes = new Map<string, CompanyScope>()
  for (const id of new Set(due.map(({ company_id }) => company_id))) {
    scopes.set(id, await scopeOf(id))
  }
  await workOnEach(due, async ({ company_id, id }) => {
    const company = scopes.get(company_id)
    if (company) await workOn(company, id, work, recordFailure)
  })
  return due.length > 0
}

async function workOn(company: CompanyScope, id: string, work: Work, recordFailure: Failing) {
  let version = 0
  try {
    await inSharedTx(async () => {
      const profile = await RecurringProfile.oneLocked(company, id)
      if (!profile) return
      version = profile.version
      await work(company, profile)
    })
  } catch (error) {
    if (isDatabaseAway(error)) throw error
    await recordFailure(company, { id, version }, error)
    // Somebody has to hear of what nobody has foreseen.
    if (!reasonOf(error)) throw error
  }
}
