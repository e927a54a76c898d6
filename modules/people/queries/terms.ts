import type { CompanyReference } from '#core/tenancy/company_owned'
import type { Terms } from '#modules/people/calendar/targets'
import { Employment } from '#modules/people/models/employment'
import { WorkPattern } from '#modules/people/models/work_pattern'

/** The terms of a person with the patterns of their week. */
export async function readTerms(
  company: CompanyReference,
  userId: string
): Promise<{ employment: Employment; patterns: WorkPattern[]; terms: Terms }> {
  const [employment, patterns] = await Promise.all([
    Employment.ofPerson(company, userId),
    WorkPattern.ofPerson(company, userId),
  ])
  const { startsOn, endsOn } = employment
  return { employment, patterns, terms: { startsOn, endsOn, patterns } }
}
