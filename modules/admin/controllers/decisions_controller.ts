import type { HttpContext } from '@adonisjs/core/http'
import { asActor } from '#core/audit/actor'
import { conflict, FieldError } from '#core/errors/app_error'
import { write } from '#core/http/write'
import { openDecisionLink } from '#modules/admin/queries/decision_link'
import { transformCompanyStatus } from '#modules/admin/transformers/company_status_transformer'
import { decisionValidator } from '#modules/admin/validators/decision_link'
import { approveCompany, rejectCompany } from '#modules/auth/public'

export default class DecisionsController {
  /** Does what the link says, once, in the name of the super admin to whom it was sent. */
  async store(ctx: HttpContext) {
    const { key, reason } = await ctx.request.validateUsing(decisionValidator)

    return write(ctx, async () => {
      const { link, company, admin, action } = await openDecisionLink(key)
      // Taken first: a second click on the same link waits here and then finds it used.
      await link.use()
      await company.refresh()
      if (company.status !== 'pending') {
        throw conflict('auth.company_already_decided', { extra: { status: company.status } })
      }
      if (action === 'reject' && !reason) throw new FieldError('reason', 'admin.reason_required')

      await asActor({ userId: admin.id, requestId: ctx.request.id() ?? null }, () =>
        action === 'approve' ? approveCompany(company) : rejectCompany(company, reason ?? '')
      )
      return transformCompanyStatus(company)
    })
  }
}
