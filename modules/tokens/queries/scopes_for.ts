import router from '@adonisjs/core/services/router'
import type { Role } from '#core/http/caller'
import { TOKEN_SCOPES, type TokenScope } from '#core/http/guards/token_scopes'
import { declaredRoutes } from '#core/http/route_policies'

/** The rights that open at least one route to somebody with this role, in the order of the list. */
export function scopesFor(role: Role): TokenScope[] {
  const open = new Set(
    declaredRoutes(router)
      .flatMap(({ policies }) => policies)
      .filter(({ to }) => to !== 'anyone' && to.includes(role))
      .map(({ tokenScope }) => tokenScope)
  )
  return TOKEN_SCOPES.filter((scope) => open.has(scope))
}
