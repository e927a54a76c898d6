import { inTx, reader } from '#core/database/in_tx'
import { newId } from '#core/ids'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { Company } from '#modules/auth/models/company'
import { addPlan } from '#modules/auth/plans/change_plans'
import { givePlan } from '#modules/auth/plans/give_plan'
import type { PlanLimits } from '#modules/auth/plans/plan_rows'

const UNLIMITED: PlanLimits = {
  members: null,
  clients: null,
  invoicesPerMonth: null,
  storageBytes: null,
}

/** A plan with some limits and no others. @returns its id and name */
export async function makePlan(limits: Partial<PlanLimits> = {}) {
  const name = `Plan ${newId().slice(-12)}`
  await inTx(() => addPlan({ name, isDefault: false, ...UNLIMITED, ...limits }))
  const { id } = await reader().from('plans').where('name', name).firstOrFail()
  return { id: id as string, name }
}

/** Gives a company a plan of its own with some limits. */
export async function limitCompany({ id }: CompanyReference, limits: Partial<PlanLimits>) {
  const plan = await makePlan(limits)
  await inTx(async () => givePlan(await Company.findOrFail(id), plan.id))
  return plan
}
