import type { AnswerOf } from '#api/routes'
import type { Context } from '../../lib/context.js'
import { resolveCompany } from '../../lib/resolve_company.js'
import { amountText, limitText } from './limit_text.js'
import { planNamed } from './plan_named.js'

type Usage = AnswerOf<'GET', '/api/admin/companies/:id'>['planUsage']

/**
 * `kontor admin plan <company> [plan]`: gives a company a plan, takes it with `--none`, or shows its usage.
 * @throws `no_such_plan`
 */
export async function companyPlan(
  context: Context,
  wanted: string,
  { plan, none }: { plan: string | undefined; none?: boolean }
) {
  const client = context.client()
  const company = await resolveCompany(client, wanted, 'active')
  const params = { id: company._id }
  if (plan === undefined && !none) {
    const { body } = await client.get('/api/admin/companies/:id', { params })
    return showUsage(context, company.name, body.planUsage)
  }
  const planId = plan === undefined || none ? null : (await planNamed(context, plan))._id
  const { body } = await client.put('/api/admin/companies/:id/plan', { params, body: { planId } })
  if (context.isJson) return context.printJson({ company, ...body })
  const said = body.plan ? 'plans.given' : 'plans.taken'
  context.print(context.t(said, { company: company.name, plan: body.plan?.name ?? '' }))
}

function showUsage(context: Context, company: string, plan: Usage) {
  if (context.isJson) return context.printJson({ plan })
  const { terminal, t, print, language } = context
  if (!plan) return print(t('plans.without', { company }))
  print(`${terminal.paint('strong', terminal.show(company))}  ${terminal.show(plan.name)}`)
  for (const { limit, used, allowed } of plan.usage) {
    const isFull = allowed !== null && used >= allowed
    const amounts = t('plans.used', {
      used: amountText(limit, used, language),
      allowed: limitText(limit, allowed, context),
    })
    const line = `${t(`plans.limits.${limit}`)}: ${amounts}`
    print(`  ${isFull ? terminal.paint('red', line) : line}`)
  }
}
