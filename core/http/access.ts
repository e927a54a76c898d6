import type {} from '@adonisjs/auth/initialize_auth_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import type {} from '#config/auth'
import { readingOnly } from '#core/database/transaction/reading_only'
import { AppError, forbidden } from '#core/errors/app_error'
import type { Caller, CompanyScope, OperatorVisit, Role } from './caller.js'
import { carriesPersonalToken } from './guards/token_guard.js'
import type { TokenScope } from './guards/token_scopes.js'
import {
  limitProgram,
  limitRefusedTokens,
  limitRequests,
  type RateLimit,
} from './limits/rate_limits.js'
import { operatorReach, recordView } from './operator_visits.js'
import type {} from './route_contexts.js'

/** The policy that a route declares. A route without one prevents the start. */
export interface Policy {
  /** Roles that may call the route. */
  to: 'anyone' | readonly Role[]
  /**
   * Records the route reaches: one company's, for super admins every company's, the caller's own account, the whole
   * platform, or those opened by a secret link.
   */
  scope: 'company' | 'anyCompany' | 'self' | 'platform' | 'link' | 'none'
  rate: RateLimit
  /** A company that is suspended or about to be deleted reads and exports; `true` lets this route write nevertheless. */
  openWhenSuspended?: boolean
  /**
   * The right that lets a personal token in; `any` for a route whose inner calls ask for their own. A route without one
   * refuses every token.
   */
  tokenScope?: TokenScope | 'any'
  /**
   * How far an operator reaches who visits the company. Left out, routes of the company are read and never written.
   * `read` opens a reading route of another scope, `frame` one without content of the company, which is not written down;
   * `write` opens a writing route while an owner consents; `closed` holds secrets or gives data away and stays closed;
   * `always` is for ending the visit.
   */
  operator?: 'read' | 'frame' | 'write' | 'closed' | 'always'
}

export interface AccessMiddleware<P extends Policy = Policy> {
  (ctx: HttpContext, next: NextFn): Promise<unknown>
  policy: P
  /** The same policy for a route that also takes personal tokens with this right. */
  withToken(scope: TokenScope | 'any'): AccessMiddleware<P>
  /** The same policy with another reach for an operator who visits the company. */
  withOperator(reach: NonNullable<Policy['operator']>): AccessMiddleware<P>
}

const READING = ['GET', 'HEAD']

/** Makes the middleware that enforces a policy; the policy can be read back from it. */
export function access<const P extends Policy>(policy: P): AccessMiddleware<P> {
  const { to, rate }: Policy = policy
  const middleware = async (ctx: HttpContext, next: NextFn) => {
    await limitRequests(ctx, rate)
    if (to === 'anyone') {
      if (carriesPersonalToken(ctx.request)) throw forbidden('token_not_accepted')
    } else {
      const caller = await signedIn(ctx)
      await assertTokenReaches(ctx, caller, policy)
      if (!to.includes(caller.role)) throw forbidden()
      if (caller.mustSetUpFactor && policy.scope !== 'self') {
        throw new AppError(403, 'second_factor_missing')
      }
      if (caller.visit) return visited(ctx, caller.visit, policy, next)
      assertCompanyMayWrite(ctx, policy)
    }
    return next()
  }
  const withToken = (tokenScope: TokenScope | 'any') => access<P>({ ...policy, tokenScope })
  const withOperator = (operator: NonNullable<Policy['operator']>) =>
    access<P>({ ...policy, operator })
  return Object.assign(middleware, { policy, withToken, withOperator })
}

/** A request of an operator on a visit: it is written down before it is answered, and reads only, unless an owner consents. */
async function visited(ctx: HttpContext, visit: OperatorVisit, policy: Policy, next: NextFn) {
  const mayWrite = operatorReach(ctx, visit, policy)
  assertCompanyMayWrite(ctx, policy)
  if (policy.operator !== 'always' && policy.operator !== 'frame') await recordView(ctx, visit)
  return mayWrite ? next() : readingOnly(next)
}

/**
 * Signs the request in by a guard of `config/auth.ts`. Sets `ctx.caller`, `ctx.company` and `ctx.language`.
 * @throws 401 `not_signed_in` and as the guards, 429 after too many refused tokens from one address
 */
async function signedIn(ctx: HttpContext) {
  const guard = carriesPersonalToken(ctx.request) ? ctx.auth.use('token') : ctx.auth.use('session')
  if (!(await guard.check())) {
    await limitRefusedTokens(ctx)
    throw new AppError(401, guard.refusal)
  }
  const caller = guard.getUserOrFail()
  ctx.caller = caller
  if (caller.company) ctx.company = caller.company
  ctx.language = caller.language
  return caller
}

/** @throws 403 `token_not_accepted`, `token_scope_missing`, 429 after too many requests with one token */
async function assertTokenReaches(
  ctx: HttpContext,
  { token, company }: Caller,
  { tokenScope }: Policy
) {
  if (!token) return
  await limitProgram(ctx, token.id, company)
  if (tokenScope === undefined) throw forbidden('token_not_accepted')
  if (tokenScope !== 'any' && !token.scopes.includes(tokenScope)) {
    throw new AppError(403, 'token_scope_missing', { values: { scope: tokenScope } })
  }
}

function assertCompanyMayWrite({ company, request }: HttpContext, policy: Policy) {
  if (!company || company.status === 'active' || policy.openWhenSuspended) return
  if (READING.includes(request.method())) return
  throw company.suspension
    ? suspended(company.suspension)
    : new AppError(403, `company_${company.status}`)
}

/** With the reason in the sentence and, for programs, beside it. */
function suspended({ reason, since }: NonNullable<CompanyScope['suspension']>) {
  return new AppError(403, 'company_suspended', {
    ...(reason !== null && { sentence: 'company_suspended_because', values: { reason } }),
    extra: { reason, since: new Date(since).toISOString() },
  })
}

/** Owner and member of a company: the desk. */
export const forCompany = access({ to: ['owner', 'member'], scope: 'company', rate: 'default' })

/** The desk, and super admins for every company; the route itself asks them which company they change. */
export const forCompanyOrOperator = access({
  to: ['owner', 'member', 'superAdmin'],
  scope: 'anyCompany',
  rate: 'default',
})

/** The owner only: members, rights, deleting. */
export const forOwner = access({ to: ['owner'], scope: 'company', rate: 'default' })

/** The desk and the tax adviser: books to read. No route that writes has it. */
export const forBooks = access({
  to: ['owner', 'member', 'adviser'],
  scope: 'company',
  rate: 'default',
})

/** The owner and the tax adviser: what other members of the desk do not read either. */
export const forOwnersBooks = access({
  to: ['owner', 'adviser'],
  scope: 'company',
  rate: 'default',
})

/** Lists that the screens of all people of a company need. */
export const forAllOfCompany = access({
  to: ['owner', 'member', 'employee', 'adviser'],
  scope: 'company',
  rate: 'default',
})

/** Everyone who works in a company; the route itself narrows what an employee reaches. */
export const forStaff = access({
  to: ['owner', 'member', 'employee'],
  scope: 'company',
  rate: 'default',
})

/** Everyone who works in a company, to end their own keys: possible in every state of the company. */
export const forEndingKeys = access({
  to: ['owner', 'member', 'employee'],
  scope: 'company',
  rate: 'default',
  openWhenSuspended: true,
})

/** Everyone signed in, for their own account. */
export const forSelf = access({
  to: ['owner', 'member', 'employee', 'adviser', 'superAdmin'],
  scope: 'self',
  rate: 'default',
  openWhenSuspended: true,
})

/** The operator of the platform. */
export const forSuperAdmin = access({ to: ['superAdmin'], scope: 'platform', rate: 'default' })

/** No sign-in: sign-up, sign-in, password links. Strictly limited. */
export const forAnyone = access({ to: 'anyone', scope: 'none', rate: 'strict' })

/** No sign-in but a secret that opens one thing. */
export const forLinkHolder = access({ to: 'anyone', scope: 'link', rate: 'strict' })

/** Harmless and public: health, API description. */
export const forEveryone = access({ to: 'anyone', scope: 'none', rate: 'default' })
