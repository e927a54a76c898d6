import type { HttpContext } from '@adonisjs/core/http'
import { reader } from '#core/database/in_tx'
import { conflict, notFound } from '#core/errors/app_error'
import { write } from '#core/http/write'
import { retryMail } from '#core/mail/retry_mails'

export default class MailRetriesController {
  /** Sends a mail that waits or has failed at once. @throws 409 `admin.mail_not_waiting` */
  async store(ctx: HttpContext) {
    return write(ctx, async () => {
      const { id } = ctx.params
      if (!(await reader().from('mail_outbox').where('id', id).select('id').first()))
        throw notFound()
      if (!(await retryMail(id))) throw conflict('admin.mail_not_waiting')
      return { _id: String(id), status: 'queued' as const }
    })
  }
}
