import router from '@adonisjs/core/services/router'
import type { Policy } from '#core/http/access'
import type { CompanyContext } from '#core/http/caller'
import { declaredRoutes } from '#core/http/route_policies'
import type { Tool } from './tool.js'
import { TOOLS } from './tools/index.js'

let policies: Map<string, Policy> | undefined

/** The tools that the caller can use: as its role and the rights of its token say about the routes behind them. */
export const toolsFor = ({ caller }: Pick<CompanyContext, 'caller'>): Tool[] =>
  TOOLS.filter(({ route }) => {
    const { to, tokenScope } = policyOf(route)
    if (to === 'anyone' || !to.includes(caller.role)) return false
    if (!caller.token) return true
    return (
      tokenScope !== undefined && tokenScope !== 'any' && caller.token.scopes.includes(tokenScope)
    )
  })

/** Whether the route only reads, which its method says. */
export const isReading = ({ route }: Tool) => route.startsWith('GET ')

/** @throws for a tool whose route does not exist */
export function policyOf(route: string): Policy {
  policies ??= new Map(
    declaredRoutes(router).flatMap(({ methods, pattern, policies: [policy] }) =>
      policy ? methods.map((method) => [`${method} ${pattern}`, policy] as const) : []
    )
  )
  const policy = policies.get(route)
  if (!policy) throw new Error(`${route} is no route.`)
  return policy
}
