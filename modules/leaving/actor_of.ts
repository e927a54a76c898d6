import type { HttpContext } from '@adonisjs/core/http'
import type { Actor } from '#core/audit/actor'
import type { User } from '#modules/auth/public'

/** After entering the password, a person acts in their own name, signed in or not. */
export const actorOf = ({ request }: HttpContext, { id }: User): Actor => ({
  userId: id,
  requestId: request.id() ?? null,
})
