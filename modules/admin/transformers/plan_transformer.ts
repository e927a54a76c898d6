import type { Plan } from '#modules/auth/public'

/** A plan as the operator sees it; a limit of null is unlimited. */
export const transformPlan = (plan: Plan & { companyCount: number }) => ({
  _id: plan.id,
  name: plan.name,
  ...plan.limits,
  isDefault: plan.isDefault,
  companyCount: plan.companyCount,
})
