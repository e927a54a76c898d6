import type { HttpContext } from '@adonisjs/core/http'
import { created } from '#core/http/answer'
import { writeSecret } from '#core/http/write'
import { translate } from '#core/i18n/translate'
import { addSuperAdmin, hasSuperAdmin } from '#modules/auth/actions/add_super_admin'
import { hashPassword } from '#modules/auth/models/account'
import { linkNotValid, SecretLink } from '#modules/auth/models/secret_link'
import { assertGoodPassword } from '#modules/auth/passwords/assert_good_password'
import { askerOf } from '#modules/auth/sign_in_limits/asker'
import { inTurn } from '#modules/auth/sign_in_limits/in_turn'
import { setupValidator } from '#modules/auth/validators/setup'

export default class SetupsController {
  /** The first super admin, with the link that the first start printed. It is worthless once there is one. */
  async store(ctx: HttpContext) {
    const { id, token, email, password } = await ctx.request.validateUsing(setupValidator)
    const link = await SecretLink.open(token, ['setup'], id)
    assertGoodPassword(password, [email])
    const passwordHash = await inTurn(askerOf(ctx, email), () => hashPassword(password))

    return writeSecret(ctx, async () => {
      await link.use()
      if (await hasSuperAdmin()) throw linkNotValid()
      await addSuperAdmin({ email, passwordHash, language: ctx.language })
      return created(ctx, { message: translate(ctx.language, 'auth:messages.set_up') })
    })
  }
}
