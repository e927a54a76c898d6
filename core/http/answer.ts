import type { HttpContext } from '@adonisjs/core/http'

/*
 * A controller returns the body of its answer: the generated client reads the body's type, and `write` stores it for
 * the idempotency key. `response.ok(body)` and similar calls return nothing.
 */

/** 201 with the record that was made: `return created(ctx, transformClient(row))`. */
export function created<Body>({ response }: Pick<HttpContext, 'response'>, body: Body): Body {
  response.status(201)
  return body
}

/** 204: done, without a body. */
export function noContent({ response }: Pick<HttpContext, 'response'>): undefined {
  response.noContent()
}
