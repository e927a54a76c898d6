import { audit } from '#core/audit/audit'
import { conflict } from '#core/errors/app_error'
import type { CompanyContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { assertConfirmed } from '#modules/auth/confirmed_session'
import { Company } from '#modules/auth/models/company'
import { hasSecondFactor } from '#modules/auth/second_factor/factors'
import { signInRuleValidator } from '#modules/auth/validators/second_factor'

/** The rules of a company for everybody's sign-in. */
export default class SignInRulesController {
  async show({ company }: CompanyContext) {
    const { requiresSecondFactor } = await Company.findOrFail(company.id)
    return { requiresSecondFactor }
  }

  /** Requires a second factor, from the next request of each person on. Owners begin with themselves. */
  async update(ctx: CompanyContext) {
    const { requiresSecondFactor } = await ctx.request.validateUsing(signInRuleValidator)
    await assertConfirmed(ctx.caller)
    return write(ctx, async () => {
      const hasOwn = await hasSecondFactor(ctx.caller.accountId)
      if (requiresSecondFactor && !hasOwn) throw conflict('auth.own_factor_first')
      const company = await Company.findOrFail(ctx.company.id)
      if (company.requiresSecondFactor !== requiresSecondFactor) {
        await company.merge({ requiresSecondFactor }).save()
        await audit({
          companyId: company.id,
          action: requiresSecondFactor
            ? 'company.second_factor_required'
            : 'company.second_factor_optional',
          subject: { type: 'company', id: company.id },
          security: {},
        })
      }
      return { requiresSecondFactor }
    })
  }
}
