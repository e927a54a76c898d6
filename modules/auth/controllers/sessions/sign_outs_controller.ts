import type { SignedInContext } from '#core/http/caller'
import { write } from '#core/http/write'
import { Session } from '#modules/auth/models/session'
import { endVisit } from '#modules/auth/visits/end_visit'

export default class SignOutsController {
  /** Ends the session of this token, which may be the visit of an operator in a company. */
  async store(ctx: SignedInContext) {
    return write(ctx, async () => {
      const { visit, company, sessionId } = ctx.caller
      if (visit && company) await endVisit(company, visit)
      else await Session.revokeWhere({ id: sessionId }, 'signed_out')
      ctx.response.header('clear-site-data', '"cache"')
      return { success: true }
    })
  }
}
