import { translate } from '#core/i18n/translate'
import { type MailRow, waitingRecipients } from '#core/mail/mail'
import type { MailTrouble } from '#core/mail/mail_trouble'
import { queueMail } from '#core/mail/queue_mail'
import env from '#core/start/env'
import { User } from '#modules/auth/public'
import type { LetterColumns } from '#modules/correspondence/letters/letter_facts'
import { sayReason } from '#modules/correspondence/reasons'

type Letter = MailRow & LetterColumns & { company_id: string }

/**
 * Notifies the sender of a letter that it did not arrive; the owners when the clock sent it, or the sender has left.
 * Only inside inTx.
 */
export async function tellSender(mail: Letter, { refused, failure = '' }: MailTrouble) {
  const unreached = [
    ...refused.map(({ email, reason = '' }) => [email, reason] as const),
    ...(refused.length > 0
      ? []
      : waitingRecipients(mail).map((email) => [email, failure] as const)),
  ]
  for (const { name, email, language } of await readersOf(mail)) {
    const say = (key: string) =>
      translate(language, `correspondence:bounced.${key}`, { number: mail.document_number ?? '' })
    await queueMail({
      kind: 'correspondence.bounced',
      companyId: mail.company_id,
      language,
      to: [{ name, email }],
      subject: say('subject'),
      blocks: [
        { kind: 'text', text: say('text') },
        {
          kind: 'facts',
          facts: unreached.map(([email, reason]) => [email, sayReason(reason, language)]),
        },
        { kind: 'action', label: say('open'), href: `${env.APP_URL}/mails?mail=${mail.id}` },
      ],
      about: { type: 'mail', id: mail.id },
    })
  }
}

async function readersOf({ company_id: companyId, sent_by_id }: Letter) {
  const sender = sent_by_id === null ? null : await User.find(sent_by_id)
  if (sender?.isActive && sender.companyId === companyId) return [sender]
  return User.query().where({ companyId, role: 'owner', isActive: true })
}
