import type { HttpRouterService } from '@adonisjs/core/types'
import type { AccessMiddleware, Policy } from './access.js'

export interface DeclaredRoute {
  name: string
  methods: string[]
  pattern: string
  policies: Policy[]
}

/** All routes with the policies that they declare. */
export function declaredRoutes(router: HttpRouterService): DeclaredRoute[] {
  return Object.values(router.toJSON())
    .flat()
    .map((route) => ({
      name: route.name ?? route.pattern,
      methods: route.methods,
      pattern: route.pattern,
      policies: [...route.middleware.all()]
        .map((entry) => (entry as unknown as Partial<AccessMiddleware>).policy)
        .filter((policy) => policy !== undefined),
    }))
}

export function assertEveryRouteHasPolicy(router: HttpRouterService) {
  for (const { methods, pattern, policies } of declaredRoutes(router)) {
    if (policies.length !== 1) {
      throw new Error(
        `${methods.join('|')} ${pattern} declares ${policies.length} policies instead of one.`
      )
    }
    if (!pattern.startsWith('/api/')) throw new Error(`${pattern} does not stand under /api.`)
  }
}
