import type { HttpContext } from '@adonisjs/core/http'
import { AppError } from '#core/errors/app_error'
import { writeSecret } from '#core/http/write'
import { endCopiedSession } from '#modules/auth/actions/end_copied_session'
import { Session } from '#modules/auth/models/session'
import { User } from '#modules/auth/models/user'
import { readSessionToken } from '#modules/auth/session_token'
import { tokenRefreshValidator } from '#modules/auth/validators/token_refresh'

export default class TokenRefreshesController {
  /**
   * A new token for one that is still valid. Tabs that ask at the same time all get the same new one;
   * a token that was replaced longer ago has been copied, so its whole session ends and its user gets a notice.
   */
  async store(ctx: HttpContext) {
    const { token } = await ctx.request.validateUsing(tokenRefreshValidator)
    const claims = readSessionToken(token)
    if (!claims) throw new AppError(401, 'not_signed_in')

    const outcome = await writeSecret(ctx, async () => {
      const session = await Session.find(claims.sid)
      const user = session?.isOpen ? await User.find(session.userId) : null
      if (!session || !user?.isActive || user.id !== claims.sub) return 'refused'
      if (!session.accepts(claims.jti)) {
        await endCopiedSession(session, user)
        return 'refused'
      }
      if (claims.jti === session.tokenId) await session.rotate(claims.jti, user)
      return { token: session.tokenFor(user), isSuperAdmin: user.role === 'superAdmin' }
    })
    if (outcome === 'refused') throw new AppError(401, 'not_signed_in')
    return outcome
  }
}
