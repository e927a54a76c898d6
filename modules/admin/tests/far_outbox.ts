import { inTx, writer } from '#core/database/in_tx'
import { haveMailServer, parkMails } from '#core/tests/mail_server'

/** After all mails that other tests leave in the shared outbox. */
export const FAR = Date.parse('2090-01-01T12:00:00Z')

/** Setup of a test: a mail server, and an outbox in which nothing waits. @returns the teardown */
export async function haveFarOutbox() {
  await parkMails()
  const leave = haveMailServer()
  return async () => {
    await leave()
    await inTx(() => writer().from('mail_outbox').where('created_at', '>=', FAR).delete())
  }
}
