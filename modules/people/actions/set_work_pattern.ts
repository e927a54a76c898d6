import { now } from '#core/clock'
import { notFound } from '#core/errors/app_error'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { lockPerson } from '#modules/people/actions/lock_person'
import { recordPerson } from '#modules/people/actions/record'
import { WEEKDAYS, WorkPattern } from '#modules/people/models/work_pattern'
import type { PatternInput } from '#modules/people/validators/employment'

/** Sets the hours of each weekday from a day on; a pattern that begins on the same day is replaced. Only inside inTx. */
export async function setWorkPattern(
  company: CompanyReference,
  userId: string,
  { from, minutes }: PatternInput
): Promise<WorkPattern> {
  await lockPerson(userId)
  const same = await WorkPattern.ofPerson(company, userId).where('startsOn', from).first()
  const pattern =
    same ?? WorkPattern.for(company).merge({ userId, startsOn: from, createdAt: now() })
  for (const [index, weekday] of WEEKDAYS.entries()) pattern[weekday] = minutes[index] ?? 0
  await pattern.save()
  await recordPerson(pattern, 'user.hours_changed', { date: from })
  return pattern
}

/** Only inside inTx. @throws 404 */
export async function removeWorkPattern(company: CompanyReference, userId: string, id: string) {
  await lockPerson(userId)
  const pattern = await WorkPattern.oneLocked(company, id)
  if (pattern?.userId !== userId) throw notFound()
  await pattern.delete()
  await recordPerson(pattern, 'user.hours_changed', { date: pattern.startsOn })
}
