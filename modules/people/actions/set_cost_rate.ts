import { now } from '#core/clock'
import { notFound } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { lockPerson } from '#modules/people/actions/lock_person'
import { recordPerson } from '#modules/people/actions/record'
import { CostRate } from '#modules/people/models/cost_rate'
import type { CostRateInput } from '#modules/people/validators/employment'

/**
 * Sets the cost of an hour of a person from a day on; a rate that begins on the same day is replaced. The amount is
 * written down nowhere else, because the log is read by more people than salaries are. Only inside inTx.
 */
export async function setCostRate(
  company: CompanyScope,
  userId: string,
  { from, amount }: CostRateInput
): Promise<CostRate> {
  await lockPerson(userId)
  const same = await CostRate.ofPerson(company, userId).where('startsOn', from).first()
  const rate = same ?? CostRate.for(company).merge({ userId, startsOn: from, createdAt: now() })
  rate.merge({ amount, currency: company.currency })
  await rate.save()
  await recordPerson(rate, 'user.cost_rate_changed', { date: from })
  return rate
}

/** Only inside inTx. @throws 404 */
export async function removeCostRate(company: CompanyReference, userId: string, id: string) {
  await lockPerson(userId)
  const rate = await CostRate.oneLocked(company, id)
  if (rate?.userId !== userId) throw notFound()
  await rate.delete()
  await recordPerson(rate, 'user.cost_rate_changed', { date: rate.startsOn })
}
