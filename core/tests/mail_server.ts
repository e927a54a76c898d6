import { inTx, writer } from '#core/database/in_tx'
import env from '#core/start/env'

/**
 * Setup of a test or a group: its server has a mail server, so that mails wait in the outbox and their documents
 * count as sent. Nothing leaves, because the tests run no worker. Without it mails are put aside.
 * @returns the teardown, after which no mail waits
 */
export function haveMailServer() {
  const { SMTP_URL } = env
  env.SMTP_URL = 'smtp://set'
  return async () => {
    env.SMTP_URL = SMTP_URL
    await parkMails()
  }
}

/** Takes the mails that wait out of the way of other tests, whose workers would send them. */
export async function parkMails() {
  const waits = ['scheduled', 'queued', 'sending']
  await inTx(() => writer().from('mail_outbox').whereIn('status', waits).update({ status: 'kept' }))
}
