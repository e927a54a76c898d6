import type { CompanyReference } from '#core/tenancy/company_owned'
import type { Terms } from '#modules/people/calendar/targets'
import { Employment } from '#modules/people/models/employment'
import { WorkPattern } from '#modules/people/models/work_pattern'

interface PersonTerms {
  employment: Employment
  patterns: WorkPattern[]
  terms: Terms
}

/** The terms of people with the patterns of their weeks; empty terms of those for whom none were entered. */
export async function readTermsOf(
  company: CompanyReference,
  userIds: readonly string[]
): Promise<Map<string, PersonTerms>> {
  const [employments, patterns] = await Promise.all([
    Employment.of(company).whereIn('userId', [...userIds]),
    WorkPattern.of(company)
      .whereIn('userId', [...userIds])
      .orderBy('startsOn'),
  ])
  return new Map(
    userIds.map((userId) => [
      userId,
      asTerms(
        employments.find((one) => one.userId === userId) ?? Employment.unknown(company, userId),
        patterns.filter((pattern) => pattern.userId === userId)
      ),
    ])
  )
}

/** The terms of a person with the patterns of their week. */
export async function readTerms(company: CompanyReference, userId: string): Promise<PersonTerms> {
  const [employment, patterns] = await Promise.all([
    Employment.ofPerson(company, userId),
    WorkPattern.ofPerson(company, userId),
  ])
  return asTerms(employment, patterns)
}

const asTerms = (employment: Employment, patterns: WorkPattern[]): PersonTerms => {
  const { startsOn, endsOn } = employment
  return { employment, patterns, terms: { startsOn, endsOn, patterns } }
}
