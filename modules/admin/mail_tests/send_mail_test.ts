import { AppError, conflict } from '#core/errors/app_error'
import { translate } from '#core/i18n/translate'
import { type PlatformTrouble, tryMailServer } from '#core/mail/try_mail_server'
import env from '#core/start/env'
import type { User } from '#modules/auth/public'

/** The sentence about each trouble. */
const FAILURES: Record<PlatformTrouble, string> = {
  host_unknown: 'admin.mail_test_host_unknown',
  refused: 'admin.mail_test_refused',
  silent: 'admin.mail_test_silent',
  unencrypted: 'admin.mail_test_unencrypted',
  sign_in: 'admin.mail_test_sign_in',
  sender: 'admin.mail_test_sender',
  recipient: 'admin.mail_test_recipient',
  unclear: 'admin.mail_test_unclear',
}

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
  const refusal = failed && new AppError(422, FAILURES[failed.trouble], { values })
  return { host, refusal }
}
