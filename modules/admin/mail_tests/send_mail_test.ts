import { AppError, conflict } from '#core/errors/app_error'
import { translate } from '#core/i18n/translate'
import { tryMailServer } from '#core/mail/try_mail_server'
import env from '#core/start/env'
import type { User } from '#modules/auth/public'

/**
 * Sends a mail to a super admin through the installation's mail server. Not inside a transaction.
 * @returns the host with its port, and the failure to answer with: 422 `mail_test_…` with the server's words
 * @throws 409 `no_mail_server`
 */
export async function sendMailTest({ name, email, language }: User) {
  const { SMTP_URL, MAIL_FROM: sender } = env
  if (SMTP_URL === undefined) throw conflict('admin.no_mail_server')
  const { host } = new URL(SMTP_URL)
  const words = (key: string) => translate(language, `admin:mails.test.${key}`, { host })
  const failed = await tryMailServer(
    SMTP_URL,
    { name, email },
    { language, subject: words('subject'), blocks: [{ kind: 'text', text: words('text') }] }
  )
  const values = { host, sender, to: email, answer: failed?.answer ?? '' }
  const refusal = failed && new AppError(422, `admin.mail_test_${failed.trouble}`, { values })
  return { host, refusal }
}
