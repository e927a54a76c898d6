import type { HttpContext } from '@adonisjs/core/http'
import { created } from '#core/http/answer'
import { write, writeSecret } from '#core/http/write'
import env from '#core/start/env'
import { findCompany } from '#modules/admin/queries/find_company'
import { questionValidator } from '#modules/admin/validators/companies'
import { askApplicant } from '#modules/auth/public'

export default class QuestionsController {
  /**
   * Asks the applicant of a waiting company something. `url` opens the field for the answer; it is shown once, and only
   * where no mail server brings it.
   */
  async store(ctx: HttpContext) {
    const { question } = await ctx.request.validateUsing(questionValidator)
    const commit = env.SMTP_URL ? write : writeSecret
    return commit(ctx, async () => {
      const company = await findCompany(ctx.params.id)
      return created(ctx, { url: await askApplicant(company, question) })
    })
  }
}
