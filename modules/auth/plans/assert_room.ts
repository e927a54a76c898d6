import { lockChain } from '#core/audit/audit'
import { AppError } from '#core/errors/app_error'
import type { SentenceValues } from '#core/money/said'
import { type LimitName, usedOf } from './limits.js'
import { planOfCompany } from './plan_rows.js'
import { saidBytes } from './said_bytes.js'

/** Each names its limit and the next step. */
const SENTENCES: Record<LimitName, string> = {
  members: 'plan_limit_reached_members',
  clients: 'plan_limit_reached_clients',
  invoicesPerMonth: 'plan_limit_reached_invoicesPerMonth',
  storageBytes: 'plan_limit_reached_storageBytes',
}

/**
 * Refuses a new record that the plan of a company has no room for. Called in the transaction of the record, before it is
 * written: other new records of the company wait until that transaction ends, so that two at once do not pass the limit.
 * A company without a plan, or without this limit, costs one read by key. Only inside inTx.
 * @param added how much of the limit the new records use
 * @throws 403 `plan_limit_reached` with the limit, what is allowed and used, and the plan
 */
export async function assertRoom(companyId: string, limit: LimitName, added = 1) {
  if (added <= 0) return
  const found = await planOfCompany(companyId)
  const allowed = found?.plan.limits[limit] ?? null
  if (!found || allowed === null) return
  await lockChain(companyId)
  const used = await usedOf(found.company, limit)
  if (used + added <= allowed) return
  const plan = found.plan.name
  throw new AppError(403, 'auth.plan_limit_reached', {
    sentence: SENTENCES[limit],
    values: { plan, ...valuesOf(limit, { allowed, used }) },
    extra: { plan, limit, allowed, used },
  })
}

const valuesOf = (limit: LimitName, figures: { allowed: number; used: number }): SentenceValues =>
  limit === 'storageBytes'
    ? { allowed: saidBytes(figures.allowed), used: saidBytes(figures.used) }
    : figures
