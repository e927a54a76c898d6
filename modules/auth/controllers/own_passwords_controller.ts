import { FieldError } from '#core/errors/app_error'
import type { SignedInContext } from '#core/http/caller'
import { writeSecret } from '#core/http/write'
import { changePassword } from '#modules/auth/actions/change_password'
import { hashPassword } from '#modules/auth/models/account'
import { Company } from '#modules/auth/models/company'
import { User } from '#modules/auth/models/user'
import { assertGoodPassword, foldPassword } from '#modules/auth/passwords/assert_good_password'
import { confirmChange } from '#modules/auth/passwords/confirm_self'
import { lockVerified } from '#modules/auth/passwords/verify_own_password'
import { askerOf } from '#modules/auth/sign_in_limits/asker'
import { inTurn } from '#modules/auth/sign_in_limits/in_turn'
import { ownPasswordValidator } from '#modules/auth/validators/own_password'

export default class OwnPasswordsController {
  /** The caller takes another password. This device stays signed in; all others are signed out. */
  async update(ctx: SignedInContext) {
    const input = await ctx.request.validateUsing(ownPasswordValidator)
    const { currentPassword, password } = input
    const { userId, sessionId } = ctx.caller
    const { name, email, companyId } = await User.findOrFail(userId)
    const company = companyId === null ? null : await Company.find(companyId)
    assertGoodPassword(password, [name, email, company?.name ?? ''])
    const verified = await confirmChange(ctx, input)
    if (foldPassword(password) === foldPassword(currentPassword)) {
      throw new FieldError('password', 'auth.password_unchanged')
    }
    const passwordHash = await inTurn(askerOf(ctx, email), () => hashPassword(password))

    return writeSecret(ctx, async () => {
      const member = await lockVerified(verified)
      await changePassword(member, passwordHash, sessionId)
      return { success: true }
    })
  }
}
