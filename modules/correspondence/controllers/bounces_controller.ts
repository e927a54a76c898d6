import { createHash, timingSafeEqual } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { AppError, notFound } from '#core/errors/app_error'
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
    if (!env.BOUNCE_SECRET) throw notFound()
    if (!isSecret(request.header('authorization') ?? '', env.BOUNCE_SECRET)) {
      throw new AppError(401, 'not_signed_in')
    }
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

const digest = (text: string) => createHash('sha256').update(text).digest()

const isSecret = (header: string, secret: string) =>
  timingSafeEqual(digest(header), digest(`Bearer ${secret}`))
