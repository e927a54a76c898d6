import type { HttpContext } from '@adonisjs/core/http'
import { created } from '#core/http/answer'
import { write } from '#core/http/write'
import { transformPlan } from '#modules/admin/transformers/plan_transformer'
import { planValidator } from '#modules/admin/validators/plans'
import { addPlan, allPlans, changePlan, deletePlan, type PlanInput } from '#modules/auth/public'

/** The plans of this installation. Each change answers all plans. */
export default class PlansController {
  /** All plans by name, with the number of companies that have each. */
  async index() {
    return listPlans()
  }

  /** Adds a plan; a limit that is left out is unlimited. @throws 422 `plan_name_taken` */
  async store(ctx: HttpContext) {
    const input = inputOf(await ctx.request.validateUsing(planValidator))
    return write(ctx, async () => {
      await addPlan(input)
      return created(ctx, await listPlans())
    })
  }

  /** Replaces a plan, also for the companies that have it. @throws 404, 422 `plan_name_taken` */
  async update(ctx: HttpContext) {
    const input = inputOf(await ctx.request.validateUsing(planValidator))
    return write(ctx, async () => {
      await changePlan(ctx.params.id, input)
      return listPlans()
    })
  }

  /** Deletes a plan. @throws 404, 409 `plan_in_use` */
  async destroy(ctx: HttpContext) {
    return write(ctx, async () => {
      await deletePlan(ctx.params.id)
      return listPlans()
    })
  }
}

const listPlans = async () => (await allPlans()).map(transformPlan)

const inputOf = ({
  name,
  isDefault = false,
  members = null,
  clients = null,
  invoicesPerMonth = null,
  storageBytes = null,
}: Partial<PlanInput> & Pick<PlanInput, 'name'>): PlanInput => ({
  name,
  isDefault,
  members,
  clients,
  invoicesPerMonth,
  storageBytes,
})
