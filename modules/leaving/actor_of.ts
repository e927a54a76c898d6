import type { HttpContext } from '@adonisjs/core/http'
import type { Actor } from '#core/audit/actor'
import type { User } from '#modules/auth/public'

/** Somebody who has given the own password acts in the own name, signed in or not. */
export const actorOf = ({ request }: HttpContext, { id }: User): Actor => ({
  userId: id,
  requestId: request.id() ?? null,
})
