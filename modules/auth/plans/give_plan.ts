import { audit } from '#core/audit/audit'
import { publish } from '#core/live/publish'
import type { Company } from '#modules/auth/models/company'
import { defaultPlan, lockPlan, planOfCompany } from './plan_rows.js'

/**
 * Gives a company a plan, or takes it. The company reads both names in its own log. Inside inTx.
 * @param planId null for none: then nothing is limited
 * @throws 404 for an unknown plan
 */
export async function givePlan(company: Company, planId: string | null) {
  if (company.planId === planId) return
  const plan = planId === null ? null : await lockPlan(planId)
  const before = await planOfCompany(company.id)
  await company.merge({ planId }).save()
  await audit({
    companyId: company.id,
    action: 'company.plan_changed',
    subject: { type: 'company', id: company.id },
    details: { before: before?.plan.name ?? null, plan: plan?.name ?? null },
    security: { planId },
  })
  publish(company.id, { kind: 'settings', id: company.id, audience: 'staff' })
}

/** Gives a company that is let in the default plan, where there is one and the operator has not chosen another. Inside inTx. */
export async function giveDefaultPlan(company: Company) {
  if (company.planId !== null) return
  const plan = await defaultPlan()
  if (plan) await givePlan(company, plan.id)
}
