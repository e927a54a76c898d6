import type { HttpContext } from '@adonisjs/core/http'
import { instantText, now } from '#core/clock'
import { describe } from '#modules/admin/checks/describe'
import { runChecks } from '#modules/admin/checks/run_checks'
import { checkListValidator } from '#modules/admin/validators/checks'

export default class ChecksController {
  /** The state of this installation in words. Changes nothing; `node ace doctor` looks at more. */
  async index(ctx: HttpContext) {
    const { language = ctx.language } = await ctx.request.validateUsing(checkListValidator)
    const results = await runChecks()
    return {
      checkedAt: instantText(now()),
      checks: results.map((result) => describe(language, result)),
    }
  }
}
