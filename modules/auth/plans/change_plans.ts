import { changeRows } from '#core/database/change_rows'
import { insertRows } from '#core/database/insert_rows'
import { readRows } from '#core/database/read_rows'
import { foldText } from '#core/database/search'
import { isDuplicate } from '#core/database/transaction_failures'
import { conflict, FieldError } from '#core/errors/app_error'
import { newId } from '#core/ids'
import { recordForOperator } from '#modules/auth/operator_log/record_for_operator'
import { LIMITS } from './limits.js'
import { LIMIT_COLUMNS, lockPlan, type Plan, type PlanLimits } from './plan_rows.js'

/** A plan as the operator enters it. */
export type PlanInput = Pick<Plan, 'name' | 'isDefault'> & PlanLimits

/** Companies that the refusal to delete a plan names. */
const NAMED = 3

const CHANGE = `
  update plans set name = ?, name_folded = ?, members = ?, clients = ?, invoices_per_month = ?, storage_bytes = ?, is_default = ?
  where id = ?`
const NO_DEFAULT = 'update plans set is_default = false where is_default'
const IN_USE = `
  select id, name from companies where plan_id = ? and status <> 'closed' order by search_text, id`
const RELEASE = 'update companies set plan_id = null where plan_id = ?'

/** Adds a plan; as the default it replaces the former one. Inside inTx. @throws 422 `plan_name_taken` */
export async function addPlan(input: PlanInput) {
  const id = newId()
  if (input.isDefault) await changeRows(NO_DEFAULT, [])
  await named(() => insertRows('plans', [{ id, ...columnsOf(input) }]))
  await recordForOperator('plan.created', { planId: id, plan: input.name, ...limitsOf(input) })
}

/**
 * Changes a plan for all companies that have it. A lower limit takes nothing from a company: it only refuses new records.
 * Inside inTx. @throws 404, 422 `plan_name_taken`
 */
export async function changePlan(id: string, input: PlanInput) {
  await lockPlan(id)
  if (input.isDefault) await changeRows(NO_DEFAULT, [])
  await named(() => changeRows(CHANGE, [...Object.values(columnsOf(input)), id]))
  await recordForOperator('plan.changed', { planId: id, plan: input.name, ...limitsOf(input) })
}

/** Deletes a plan that no company has but closed ones. Inside inTx. @throws 404, 409 `plan_in_use` with the companies */
export async function deletePlan(id: string) {
  const { name } = await lockPlan(id)
  const companies = await readRows<{ id: string; name: string }>(IN_USE, [id])
  if (companies.length > 0) throw inUse(name, companies)
  await changeRows(RELEASE, [id])
  await changeRows('delete from plans where id = ?', [id])
  await recordForOperator('plan.deleted', { planId: id, plan: name })
}

function inUse(plan: string, companies: { id: string; name: string }[]) {
  const names = companies.slice(0, NAMED).map(({ name }) => name)
  if (companies.length > NAMED) names.push('…')
  return conflict('auth.plan_in_use', {
    values: { plan, companies: names.join(', ') },
    extra: {
      companies: companies.slice(0, NAMED).map(({ id, name }) => ({ _id: id, name })),
      count: companies.length,
    },
  })
}

/** In the order of `CHANGE`. */
const columnsOf = (input: PlanInput) => ({
  name: input.name,
  name_folded: foldText(input.name),
  ...Object.fromEntries(LIMITS.map((limit) => [LIMIT_COLUMNS[limit], input[limit]])),
  is_default: input.isDefault,
})

/** The limits of a plan for the operator's log; one that is missing is unlimited. */
const limitsOf = (input: PlanInput): Record<string, string> =>
  Object.fromEntries(
    LIMITS.flatMap((limit) => (input[limit] === null ? [] : [[limit, String(input[limit])]]))
  )

async function named(save: () => Promise<unknown>) {
  try {
    await save()
  } catch (error) {
    throw isDuplicate(error) ? new FieldError('name', 'auth.plan_name_taken') : error
  }
}
