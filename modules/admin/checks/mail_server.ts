import { reachMailServer } from '#core/mail/deliver'
import env from '#core/start/env'
import { type Check, fine, notice, trouble } from './check.js'

/** Whether the mail server lets Kontor in. */
export const mailServer: Check = {
  name: 'mail_server',
  isThorough: true,
  async look() {
    if (env.SMTP_URL === undefined) return notice('mail_unset')
    const host = new URL(env.SMTP_URL).host
    const reason = await reachMailServer(env.SMTP_URL)
    return reason
      ? trouble('mail_server_away', { host, reason })
      : fine('mail_server_open', { host })
  },
}
