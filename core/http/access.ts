import type {} from '@adonisjs/auth/initialize_auth_middleware'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import type {} from '#config/auth'
import { AppError, forbidden } from '#core/errors/app_error'
import type { Role } from './caller.js'
import { limitRefusedTokens, limitRequests, type RateLimit } from './rate_limits.js'
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
}

export interface AccessMiddleware<P extends Policy = Policy> {
  (ctx: HttpContext, next: NextFn): Promise<unknown>
  policy: P
}

const READING = ['GET', 'HEAD']

/** Makes the middleware that enforces a policy; the policy can be read back from it. */
export function access<const P extends Policy>(policy: P): AccessMiddleware<P> {
  const { to, rate }: Policy = policy
  const middleware = async (ctx: HttpContext, next: NextFn) => {
    await limitRequests(ctx, rate)
    if (to !== 'anyone') {
      const caller = await signedIn(ctx)
      if (!to.includes(caller.role)) throw forbidden()
      if (caller.mustSetUpFactor && policy.scope !== 'self') {
        throw new AppError(403, 'second_factor_missing')
      }
      assertCompanyMayWrite(ctx, policy)
    }
    return next()
  }
  return Object.assign(middleware, { policy })
}

/**
 * Signs the request in by the guard of `config/auth.ts`. Sets `ctx.caller`, `ctx.company` and `ctx.language`.
 * @throws 401 `not_signed_in`, 429 after too many refused tokens from one address
 */
async function signedIn(ctx: HttpContext) {
  if (!(await ctx.auth.check())) {
    await limitRefusedTokens(ctx)
    throw new AppError(401, 'not_signed_in')
  }
  const caller = ctx.auth.getUserOrFail()
  ctx.caller = caller
  if (caller.company) ctx.company = caller.company
  ctx.language = caller.language
  return caller
}

function assertCompanyMayWrite({ company, request }: HttpContext, policy: Policy) {
  if (!company || company.status === 'active' || policy.openWhenSuspended) return
  if (!READING.includes(request.method())) throw new AppError(403, `company_${company.status}`)
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

/** Everyone of a company; the route itself narrows what an employee reaches. */
export const forStaff = access({
  to: ['owner', 'member', 'employee'],
  scope: 'company',
  rate: 'default',
})

/** Everyone signed in, for their own account. */
export const forSelf = access({
  to: ['owner', 'member', 'employee', 'superAdmin'],
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
