import type { HttpContext } from '@adonisjs/core/http'
import type { Actor } from '#core/audit/actor'
import type { User } from '#modules/auth/public'

/** A person who has entered their password acts in their own name, signed in or not. */
export const actorOf = ({ request }: HttpContext, { id }: User): Actor => ({
  userId: id,
  requestId: request.id() ?? null,
})
