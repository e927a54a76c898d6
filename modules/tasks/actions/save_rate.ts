import { audit } from '#core/audit/audit'
import { now } from '#core/clock'
import { isDuplicate } from '#core/database/transaction_failures'
import { FieldError, notFound } from '#core/errors/app_error'
import type { CompanyScope } from '#core/http/caller'
import { publish } from '#core/live/publish'
import { decimalText } from '#core/money/decimal'
import type { CompanyReference } from '#core/tenancy/company_owned'
import type { ClientMerge } from '#modules/clients/public'
import { DatedHourlyRate } from '#modules/tasks/models/dated_hourly_rate'
import { targetOf } from '#modules/tasks/rates/rate_levels'
import { ratedRecords } from '#modules/tasks/rates/rated_records'
import type { NewRate, RateChange } from '#modules/tasks/validators/rate'
import { assertSameVersion } from '#modules/tasks/version'

/** Sets the rate of a level from a day on. Only inside inTx. @throws 422 as ratedRecords, `rate_day_taken` at `from` */
export async function addRate(company: CompanyScope, { level, from, amount, ...named }: NewRate) {
  const { currency, ...records } = await ratedRecords(company, level, named)
  const rate = DatedHourlyRate.for(company)
  rate.merge({
    ...records,
    level,
    amount,
    currency,
    startsOn: from,
    createdAt: now(),
    version: 1,
    target: targetOf(level, records) ?? level,
  })
  await saveRate(rate)
  await record(rate, 'rate.set')
  return rate
}

/** Changes the amount or the first day. Only inside inTx. @throws 404, 409 `version_conflict`, 422 `rate_day_taken` */
export async function changeRate(company: CompanyReference, id: string, change: RateChange) {
  const rate = await lockRate(company, id)
  assertSameVersion(rate, change.version)
  const before = facts(rate)
  rate.merge({ startsOn: change.from, amount: change.amount, version: rate.version + 1 })
  await saveRate(rate)
  await record(rate, 'rate.changed', { was: before })
}

/** Only inside inTx. @throws 404 */
export async function removeRate(company: CompanyReference, id: string) {
  const rate = await lockRate(company, id)
  await rate.delete()
  await record(rate, 'rate.deleted')
}

/** The rates of a client that became another end: those of the other one apply. Only inside inTx. */
export async function dropRatesOfMerged({ companyId, fromId }: ClientMerge) {
  const rates = await DatedHourlyRate.of({ id: companyId }).where('clientId', fromId)
  for (const rate of rates) await removeRate({ id: companyId }, rate.id)
}

async function saveRate(rate: DatedHourlyRate) {
  try {
    await rate.save()
  } catch (error) {
    if (isDuplicate(error)) throw new FieldError('from', 'tasks.rate_day_taken')
    throw error
  }
}

async function lockRate(company: CompanyReference, id: string) {
  const rate = await DatedHourlyRate.oneLocked(company, id)
  if (!rate) throw notFound()
  return rate
}

const facts = ({ level, startsOn, amount, currency }: DatedHourlyRate) => ({
  level,
  from: startsOn,
  currency,
  amount: decimalText(amount),
})

/** Written down with the record that the rate belongs to. */
async function record(rate: DatedHourlyRate, action: string, more: Record<string, unknown> = {}) {
  const { companyId, id } = rate
  const details = { ...facts(rate), ...more }
  await audit({ companyId, action, subject: subjectOf(rate), details })
  publish(companyId, { kind: 'rate', id })
}

function subjectOf({ companyId, taskId, projectId, clientId, userId }: DatedHourlyRate) {
  if (taskId) return { type: 'task', id: taskId }
  if (projectId) return { type: 'project', id: projectId }
  if (clientId) return { type: 'client', id: clientId }
  if (userId) return { type: 'user', id: userId }
  return { type: 'company', id: companyId }
}
