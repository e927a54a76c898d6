import type { HttpContext } from '@adonisjs/core/http'

/** Finds out who calls; throws 401 `not_signed_in`. Sets `ctx.caller`, `ctx.company`, `ctx.language`. */
export type Identify = (ctx: HttpContext) => Promise<void>

let current: Identify = async () => {
  throw new Error('No module has said how callers are identified.')
}

/** The module that owns users says once, at start, how a request is tied to one. */
export function identifyBy(identify: Identify) {
  current = identify
}

export const identify: Identify = (ctx) => current(ctx)
