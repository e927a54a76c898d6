import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { AppError, forbidden } from '#core/errors/app_error'
import type { Role } from './caller.js'
import { identify } from './identify.js'
import { limitRefusedTokens, limitRequests, type RateLimit } from './rate_limits.js'

/** What a route declares about itself. A route without a policy refuses the start. */
export interface Policy {
  /** Who may call it. */
  to: 'anyone' | Role[]
  /**
   * What it reaches: one company's records, those and for super admins every company's, the caller's own account,
   * the whole platform, what a secret link opens.
   */
  scope: 'company' | 'anyCompany' | 'self' | 'platform' | 'link' | 'none'
  rate: RateLimit
  /** A suspended company reads and exports; `true` lets this route write nevertheless. */
  openWhenSuspended?: boolean
}

export interface AccessMiddleware {
  (ctx: HttpContext, next: NextFn): Promise<unknown>
  policy: Policy
}

const READING = ['GET', 'HEAD']

/** Makes the middleware that enforces a policy; the policy can be read back from it. */
export function access(policy: Policy): AccessMiddleware {
  const middleware = async (ctx: HttpContext, next: NextFn) => {
    await limitRequests(ctx, policy.rate)
    if (policy.to !== 'anyone') {
      await identifyOrCount(ctx)
      if (!policy.to.includes(ctx.caller.role)) throw forbidden()
      assertCompanyMayWrite(ctx, policy)
    }
    return next()
  }
  return Object.assign(middleware, { policy })
}

async function identifyOrCount(ctx: HttpContext) {
  try {
    await identify(ctx)
  } catch (error) {
    if (error instanceof AppError && error.status === 401) await limitRefusedTokens(ctx)
    throw error
  }
}

function assertCompanyMayWrite({ company, request }: HttpContext, policy: Policy) {
  if (company?.status !== 'suspended' || policy.openWhenSuspended) return
  if (!READING.includes(request.method())) throw new AppError(403, 'company_suspended')
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
