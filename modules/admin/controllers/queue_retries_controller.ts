import type { HttpContext } from '@adonisjs/core/http'
import { write } from '#core/http/write'
import { retryWaitingMails } from '#core/mail/retry_mails'

export default class QueueRetriesController {
  /** Ends the pauses of all mails that wait, once the mail server works again. */
  async store(ctx: HttpContext) {
    return write(ctx, async () => ({ count: await retryWaitingMails() }))
  }
}
