import { now } from '#core/clock'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { lockPerson } from '#modules/people/actions/lock_person'
import { recordPerson } from '#modules/people/actions/record'
import { LeaveYear } from '#modules/people/models/leave_year'
import type { LeaveYearInput } from '#modules/people/validators/leave'

/** Notes what was agreed about the holiday of a year; null follows the rule again. Only inside inTx. */
export async function setLeaveYear(
  company: CompanyReference,
  userId: string,
  { year, days, carriedDays, carriedUntil }: LeaveYearInput
) {
  await lockPerson(userId)
  const same = await LeaveYear.of(company).where({ userId, year }).first()
  const agreed =
    same ??
    LeaveYear.for(company).merge({
      userId,
      year,
      halfDays: null,
      carriedHalfDays: null,
      carriedUntilOn: null,
    })
  if (days !== undefined) agreed.halfDays = days === null ? null : days * 2
  if (carriedDays !== undefined) {
    agreed.carriedHalfDays = carriedDays === null ? null : carriedDays * 2
  }
  if (carriedUntil !== undefined) agreed.carriedUntilOn = carriedUntil
  agreed.updatedAt = now()
  await agreed.save()
  await recordPerson(agreed, 'user.leave_changed', { year })
}
