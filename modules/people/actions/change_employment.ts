import { type Day, now } from '#core/clock'
import { conflict, FieldError } from '#core/errors/app_error'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { lockPerson } from '#modules/people/actions/lock_person'
import { recordPerson } from '#modules/people/actions/record'
import { Employment } from '#modules/people/models/employment'
import type { EmploymentInput } from '#modules/people/validators/employment'

/**
 * Changes the terms that a person works under; what is left out stays. Only inside inTx.
 * @throws 409 `version_conflict`, 422 `ends_before_entry`
 */
export async function changeEmployment(
  company: CompanyReference,
  userId: string,
  input: EmploymentInput
): Promise<Employment> {
  await lockPerson(userId)
  const employment = await Employment.ofPerson(company, userId)
  if (input.version !== undefined && input.version !== Number(employment.version)) {
    throw conflict('version_conflict')
  }
  const { entryDate, exitDate, holidayRegion, leaveDays, openingMinutes } = input
  if (entryDate !== undefined) employment.startsOn = entryDate
  if (exitDate !== undefined) employment.endsOn = exitDate
  if (holidayRegion !== undefined) employment.holidayRegion = holidayRegion ?? ''
  if (leaveDays !== undefined) employment.leaveHalfDays = leaveDays * 2
  if (openingMinutes !== undefined) employment.openingMinutes = openingMinutes
  assertForwards(employment)
  employment.version = Number(employment.version) + 1
  employment.updatedAt = now()
  await employment.save()
  await recordPerson(employment, 'user.terms_changed')
  return employment
}

function assertForwards({ startsOn, endsOn }: { startsOn: Day | null; endsOn: Day | null }) {
  if (startsOn !== null && endsOn !== null && endsOn < startsOn) {
    throw new FieldError('exitDate', 'people.ends_before_entry')
  }
}
