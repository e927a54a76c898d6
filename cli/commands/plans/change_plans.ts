import type { Context } from '../../lib/context.js'
import { limitsOf, type PlanOptions } from './plan_limits.js'
import { planNamed } from './plan_named.js'

/** `kontor admin plans add <plan>`: a limit that is left out is unlimited. @throws `bad_plan_limit` */
export async function addPlan(context: Context, name: string, options: PlanOptions) {
  const body = { name, ...limitsOf(options) }
  const { body: plans } = await context.client().post('/api/admin/plans', { body })
  if (context.isJson) return context.printJson(plans)
  context.print(context.t('plans.added', { plan: name }))
}

/** `kontor admin plans set <plan>`: what is left out stays. @throws `no_such_plan`, `bad_plan_limit` */
export async function setPlan(
  context: Context,
  wanted: string,
  { name, ...options }: PlanOptions & { name?: string }
) {
  const changes = limitsOf(options)
  const { _id: id, companyCount: _, ...before } = await planNamed(context, wanted)
  const body = { ...before, ...changes, ...(name !== undefined && { name }) }
  const { body: plans } = await context
    .client()
    .put('/api/admin/plans/:id', { params: { id }, body })
  if (context.isJson) return context.printJson(plans)
  context.print(context.t('plans.changed', { plan: body.name }))
}

/** `kontor admin plans delete <plan>`, which no company may have. @throws `no_such_plan` */
export async function deletePlan(context: Context, wanted: string) {
  const { _id: id, name } = await planNamed(context, wanted)
  const { body: plans } = await context.client().delete('/api/admin/plans/:id', { params: { id } })
  if (context.isJson) return context.printJson(plans)
  context.print(context.t('plans.deleted', { plan: name }))
}
