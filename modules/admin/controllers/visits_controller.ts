import { instantText } from '#core/clock'
import { created } from '#core/http/answer'
import type { SignedInContext } from '#core/http/caller'
import { writeSecret } from '#core/http/write'
import { findCompany } from '#modules/admin/queries/find_company'
import { visitListValidator, visitValidator } from '#modules/admin/validators/companies'
import { assertConfirmed, listVisits, startVisit } from '#modules/auth/public'

export default class VisitsController {
  /** The latest fifty visits of operators, the newest first; with `companyId` those of one company. */
  async index({ request }: SignedInContext) {
    const { companyId } = await request.validateUsing(visitListValidator)
    return listVisits(companyId)
  }

  /**
   * Opens a session in a company that reads, and changes something only while an owner consents. Answers as a sign-in does,
   * with the end of the visit; the company's audit log has the reason.
   * @throws 403 `confirmation_required`
   */
  async store(ctx: SignedInContext) {
    const { reason } = await ctx.request.validateUsing(visitValidator)
    return writeSecret(ctx, async () => {
      const company = await findCompany(ctx.params.id)
      await assertConfirmed(ctx.caller)
      const { token, expiresAt, visitor } = await startVisit(ctx.caller, company, reason)
      return created(ctx, {
        token,
        companyId: company.id,
        id: visitor.id,
        email: visitor.email,
        isSuperAdmin: false,
        expiresAt: instantText(expiresAt),
      })
    })
  }
}
