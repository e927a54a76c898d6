import type { HttpContext } from '@adonisjs/core/http'

/** `strict` is for routes without sign-in, `default` for the rest. */
export type RateLimit = 'default' | 'strict'

export async function limitRequests(_ctx: HttpContext, _rate: RateLimit) {}
