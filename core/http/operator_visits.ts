import type { HttpContext } from '@adonisjs/core/http'
import { inTx } from '#core/database/in_tx'
import { AppError } from '#core/errors/app_error'
import { Happening } from '#core/happenings/happening'
import type { Policy } from './access.js'
import type { OperatorVisit } from './caller.js'

const READING = ['GET', 'HEAD']

/** A part of a company was looked at on a visit, in a transaction of its own, before the answer is made. */
export const operatorView = new Happening<
  [view: { companyId: string; userId: string; visit: OperatorVisit; area: string }]
>()

/** Finds out without a transaction whether a part was already looked at on a visit. The module that owns visits sets it. */
export const knownViews: { has(view: { visit: OperatorVisit; area: string }): Promise<boolean> } = {
  has: async () => false,
}

/**
 * Decides what an operator on a visit reaches: reading routes of the company unless they are closed, and with the consent
 * of an owner the routes that are opened for changes. A new route reads only.
 * @returns whether the route may change something
 * @throws 403 `operator_stays_out`, `operator_reads_only`
 */
export function operatorReach(ctx: HttpContext, visit: OperatorVisit, policy: Policy): boolean {
  const { operator, scope } = policy
  if (operator === 'always') return true
  const isOfCompany = scope === 'company' || scope === 'anyCompany'
  const isOpened = operator === 'read' || operator === 'frame'
  if (operator === 'closed' || !(isOfCompany || isOpened)) {
    throw new AppError(403, 'operator_stays_out')
  }
  if (READING.includes(ctx.request.method())) return false
  if (operator === 'write' && visit.mayWrite) return true
  throw new AppError(403, operator === 'write' ? 'operator_needs_consent' : 'operator_reads_only')
}

/** Writes down, once for each visit, which part of the company is looked at: the module of the route. */
export async function recordView({ caller, company, route }: HttpContext, visit: OperatorVisit) {
  if (!caller || !company) return
  const area = String(route?.name ?? '').split('.')[0] ?? ''
  if (await knownViews.has({ visit, area })) return
  const view = { companyId: company.id, userId: caller.userId, visit, area }
  await inTx(() => operatorView.announce(view))
}
