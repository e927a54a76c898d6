import type { Context } from '../../lib/context.js'
import { Failure } from '../../lib/failures/failure.js'
import { byName } from '../../lib/find.js'

/** The plan with this name or id. @throws `no_such_plan` */
export async function planNamed(context: Context, wanted: string) {
  const { body: plans } = await context.client().get('/api/admin/plans')
  const found = byName(plans, wanted, ({ name, _id }) => [name, _id])
  if (!found) {
    throw new Failure('no_such_plan', { values: { wanted }, next: 'kontor admin plans' })
  }
  return found
}
