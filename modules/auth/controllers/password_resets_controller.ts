import type { HttpContext } from '@adonisjs/core/http'
import { writeSecret } from '#core/http/write'
import { translate } from '#core/i18n/translate'
import { assertLetIn } from '#modules/auth/actions/assert_let_in'
import { changePassword } from '#modules/auth/actions/change_password'
import { Account, hashPassword } from '#modules/auth/models/account'
import { Company } from '#modules/auth/models/company'
import { memberOf } from '#modules/auth/models/member'
import { linkNotValid, SecretLink } from '#modules/auth/models/secret_link'
import { assertGoodPassword } from '#modules/auth/passwords/assert_good_password'
import { askerOf } from '#modules/auth/sign_in_limits/asker'
import { inTurn } from '#modules/auth/sign_in_limits/in_turn'
import { passwordResetValidator } from '#modules/auth/validators/password_reset'

export default class PasswordResetsController {
  /** Sets a new password with the link from the mail, once; all devices are signed out. */
  async store(ctx: HttpContext) {
    const { id, token, password } = await ctx.request.validateUsing(passwordResetValidator)
    const link = await SecretLink.open(token, ['password_reset'], id)
    const account = await Account.find(link.subjectId)
    if (!account) throw linkNotValid()
    const { user } = await memberOf(account)
    if (!user.isActive) throw linkNotValid()
    await assertLetIn(user)
    const company = user.companyId === null ? null : await Company.find(user.companyId)
    assertGoodPassword(password, [user.name, user.email, company?.name ?? ''])
    const passwordHash = await inTurn(askerOf(ctx, user.email), () => hashPassword(password))

    return writeSecret(ctx, async () => {
      await link.use()
      await changePassword({ account, user }, passwordHash)
      return { message: translate(ctx.language, 'auth:messages.password_set') }
    })
  }
}
