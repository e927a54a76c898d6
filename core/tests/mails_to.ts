import { reader } from '#core/database/in_tx'
import type { MailRow } from '#core/mail/mail'
import { openBody } from '#core/mail/secret_body'

/** The stored mails to an address, oldest first, with readable texts. */
export async function mailsTo(email: string) {
  const rows: MailRow[] = await reader()
    .from('mail_outbox')
    .where('recipients', 'like', `%"${email.toLowerCase()}"%`)
    .orderBy('id')
  return rows.map(({ kind, language, subject, text_body, is_secret }) => {
    const text = openBody(text_body, Boolean(is_secret))
    const links: string[] = text.match(/https?:\/\/\S+/g) ?? []
    return { kind, language, subject, text, links }
  })
}
