import type { CompanyScope } from '#core/http/caller'
import { RecurringProfile } from '#modules/recurring/public'
import { shownPeriods } from './show_retainer.js'

/** The retainers of a client that its company shows it, each with its present period; hours only. */
export async function sharedRetainers(company: CompanyScope, clientId: string) {
  const profiles = await RecurringProfile.of(company)
    .where('clientId', clientId)
    .whereNotNull('retainer')
    .whereNot('status', 'ended')
    .orderBy('name')
    .orderBy('id')
  const shared = profiles.filter(({ retainer }) => retainer?.isShared)
  const retainers = []
  for (const profile of shared) {
    const [period] = await shownPeriods(company, profile, { isExact: false })
    if (!period) continue
    const { from, until, includedSeconds, carriedSeconds, usedSeconds, overSeconds, leftSeconds } =
      period
    retainers.push({
      _id: profile.id,
      name: profile.name,
      from,
      until,
      includedSeconds,
      carriedSeconds,
      usedSeconds,
      overSeconds,
      leftSeconds,
      /** Whether hours beyond the included ones cost something. */
      isOverageBilled: profile.retainer?.overage === 'billed',
    })
  }
  return retainers
}
