import router from '@adonisjs/core/services/router'
import type { Policy } from '#core/http/access'
import { declaredRoutes } from '#core/http/route_policies'

/** A route as one operation of the document. */
export interface Operation {
  /** Of the route, such as `clients.clients.index`. */
  name: string
  method: string
  /** With `:names`, as the routes write it. */
  pattern: string
  policy: Policy
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** All routes, by their addresses. */
export function operations(): Operation[] {
  // The console does not serve them, so nobody else has done this.
  router.commit()
  return declaredRoutes(router)
    .flatMap(({ name, methods, pattern, policies }) =>
      methods
        .filter((method) => METHODS.includes(method))
        .flatMap((method) => policies.map((policy) => ({ name, method, pattern, policy })))
    )
    .sort(
      (one, other) =>
        compare(one.pattern, other.pattern) ||
        METHODS.indexOf(one.method) - METHODS.indexOf(other.method)
    )
}

const compare = (one: string, other: string) => (one < other ? -1 : Number(one > other))

/** `/api/clients/:id` → `/api/clients/{id}`. */
export const pathOf = ({ pattern }: Pick<Operation, 'pattern'>) =>
  pattern.replace(/:([a-zA-Z_]+)/g, '{$1}')

/** The names in the address: `id`. */
export const namesIn = ({ pattern }: Pick<Operation, 'pattern'>) =>
  [...pattern.matchAll(/:([a-zA-Z_]+)/g)].map(([, name = '']) => name)

/** `clients.clients.index` → `clients`: the module. */
export const tagOf = ({ name }: Pick<Operation, 'name'>) => name.split('.')[0] ?? ''
