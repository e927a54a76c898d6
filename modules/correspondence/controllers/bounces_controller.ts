import type { HttpContext } from '@adonisjs/core/http'
import { AppError } from '#core/errors/app_error'
import { assertBearerSecret } from '#core/http/guards/bearer_secret'
import { write } from '#core/http/write'
import { recordLateRefusal } from '#core/mail/late_refusals'
import env from '#core/start/env'
import { readDeliveryReport } from '#modules/correspondence/bounces/read_dsn'

export default class BouncesController {
  /**
   * Accepts a mail to BOUNCE_ADDRESS, passed on by the mail server. A mail that is no report, or a report on a foreign
   * mail, is accepted too: the mail server would only send it back.
   */
  async store(ctx: HttpContext) {
    const { request } = ctx
    assertBearerSecret(ctx, env.BOUNCE_SECRET)
    if (!request.is(['message/rfc822'])) throw new AppError(415, 'mail_expected')

    const report = await readDeliveryReport(request.raw() ?? '')
    const mail = report && mailOf(report)
    if (!mail) return { noted: 0 }
    return write(ctx, async () => {
      let noted = 0
      for (const { email, reason } of report.failed) {
        if (await recordLateRefusal({ mail, email, reason })) noted += 1
      }
      return { noted }
    })
  }
}

const mailOf = ({ envelopeId, messageId }: { envelopeId?: string; messageId?: string }) =>
  messageId ? { messageId } : envelopeId ? { id: envelopeId } : undefined
