import { LIMITS, type LimitName, usedOf } from './limits.js'
import { planOfCompany } from './plan_rows.js'

export interface LimitUsage {
  limit: LimitName
  used: number
  /** Null without a limit. */
  allowed: number | null
}

/** The plan of a company and how much of each limit it uses; null for a company without a plan. */
export async function readPlanUsage(companyId: string) {
  const found = await planOfCompany(companyId)
  if (!found) return null
  const usage: LimitUsage[] = []
  for (const limit of LIMITS) {
    const used = await usedOf(found.company, limit)
    usage.push({ limit, used, allowed: found.plan.limits[limit] })
  }
  return { _id: found.plan.id, name: found.plan.name, usage }
}
