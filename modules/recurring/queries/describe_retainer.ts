import type { CompanyScope } from '#core/http/caller'
import type { RecurringProfile } from '#modules/recurring/models/recurring_profile'
import { retainerSource } from '#modules/recurring/retainer_source'

const SECONDS_PER_HOUR = 3600

/** The retainer of a recurring invoice with its terms, projects and periods; null without one. */
export async function describeRetainer(company: CompanyScope, profile: RecurringProfile) {
  const { retainer } = profile
  if (retainer === null) return null
  const { includedSeconds, carryLimitSeconds, ...terms } = retainer
  const shown = await retainerSource.service?.show(company, profile)
  return {
    ...terms,
    includedHours: includedSeconds / SECONDS_PER_HOUR,
    carryLimitHours: carryLimitSeconds === null ? null : carryLimitSeconds / SECONDS_PER_HOUR,
    projects: shown?.projects ?? [],
    periods: shown?.periods ?? [],
  }
}
