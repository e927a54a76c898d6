import type { HttpContext } from '@adonisjs/core/http'
import { writeSecret } from '#core/http/write'
import { endOpenVisit } from '#modules/auth/public'

export default class VisitEndsController {
  /** Ends an open visit, of whichever operator. @throws 404, 409 `visit_is_over` */
  async store(ctx: HttpContext) {
    return writeSecret(ctx, () => endOpenVisit(ctx.params.id))
  }
}
