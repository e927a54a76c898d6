import { conflict } from '#core/errors/app_error'
import type { CompanyContext } from '#core/http/caller'
import { writeSecret } from '#core/http/write'
import { endVisit } from '#modules/auth/visits/end_visit'

export default class VisitEndsController {
  /** Ends the visit of an operator, by its own token. @throws 409 `no_visit` for everybody else */
  async store(ctx: CompanyContext) {
    const { visit } = ctx.caller
    if (!visit) throw conflict('auth.no_visit')
    return writeSecret(ctx, async () => {
      await endVisit(ctx.company, visit)
      ctx.response.header('clear-site-data', '"cache"')
      return { companyId: ctx.company.id }
    })
  }
}
