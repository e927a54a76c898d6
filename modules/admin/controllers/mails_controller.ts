import type { HttpContext } from '@adonisjs/core/http'
import { reader } from '#core/database/in_tx'
import { notFound } from '#core/errors/app_error'
import { readPage } from '#core/http/paging'
import type { MailRow } from '#core/mail/mail'
import env from '#core/start/env'
import { transformMail, transformMailWithBody } from '#modules/admin/transformers/mail_transformer'
import { mailListValidator } from '#modules/admin/validators/mails'

export default class MailsController {
  /** The mail outbox, newest first. `isSending` is false while no mail server is set. */
  async index(ctx: HttpContext) {
    const wish = await ctx.request.validateUsing(mailListValidator)
    const { status, order = 'desc' } = wish
    const query = reader()
      .from('mail_outbox')
      .orderBy('created_at', order)
      .orderBy('id', order)
      .select('*')
    if (status) query.where('status', status)
    const rows = await readPage<MailRow>(ctx, query, wish)
    return {
      isSending: env.SMTP_URL !== undefined,
      mails: rows.map(transformMail),
    }
  }

  async show({ params }: HttpContext) {
    const row: MailRow | null = await reader().from('mail_outbox').where('id', params.id).first()
    if (!row) throw notFound()
    return { isSending: env.SMTP_URL !== undefined, mail: transformMailWithBody(row) }
  }
}
