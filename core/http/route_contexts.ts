import type { HttpContext, Route } from '@adonisjs/core/http'
import type { AccessMiddleware, Policy } from './access.js'
import type { CompanyRole, Role, SignedInContext } from './caller.js'

/*
 * Ties the context of a handler to the policy of its route, for the compiler: a handler that takes CompanyContext is
 * only accepted behind a policy for people of a company. Types only; the router is the framework's.
 */

type PolicyFor<Context> = HttpContext extends Context
  ? Policy
  : SignedInContext extends Context
    ? Policy & { to: readonly Role[] }
    : Policy & { to: readonly CompanyRole[] }

/** A route that still needs its policy. */
interface OpenRoute<Context> {
  where(param: string, matcher: Parameters<Route['where']>[1]): this
  as(name: string): this
  use(policy: AccessMiddleware<PolicyFor<Context>>): Route
}

type Controller = new (...dependencies: never[]) => object
type Handler<C extends Controller, Action> = [() => Promise<{ default: C }>, Action]
type ActionOf<C extends Controller> = keyof InstanceType<C>
type ContextOf<C extends Controller, Action extends ActionOf<C>> = InstanceType<C>[Action] extends (
  ctx: infer Context
) => unknown
  ? Context
  : never

declare module '@adonisjs/core/http' {
  export interface Router {
    get<C extends Controller, A extends ActionOf<C>>(
      pattern: string,
      handler: Handler<C, A>
    ): OpenRoute<ContextOf<C, A>>
    get<Context extends HttpContext>(
      pattern: string,
      handler: (ctx: Context) => unknown
    ): OpenRoute<Context>
    post<C extends Controller, A extends ActionOf<C>>(
      pattern: string,
      handler: Handler<C, A>
    ): OpenRoute<ContextOf<C, A>>
    put<C extends Controller, A extends ActionOf<C>>(
      pattern: string,
      handler: Handler<C, A>
    ): OpenRoute<ContextOf<C, A>>
    patch<C extends Controller, A extends ActionOf<C>>(
      pattern: string,
      handler: Handler<C, A>
    ): OpenRoute<ContextOf<C, A>>
    delete<C extends Controller, A extends ActionOf<C>>(
      pattern: string,
      handler: Handler<C, A>
    ): OpenRoute<ContextOf<C, A>>
  }
}
