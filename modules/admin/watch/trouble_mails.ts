import type { Instant } from '#core/clock'
import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import type { MailContent } from '#core/mail/mail'
import { queueMail } from '#core/mail/queue_mail'
import { cancelPlatformMails } from '#core/mail/scheduled_mails'
import env from '#core/start/env'
import { describe } from '#modules/admin/checks/describe'
import { localTime } from '#modules/admin/checks/local_time'
import type { CheckResult } from '#modules/admin/checks/run_checks'
import { superAdmins } from '#modules/auth/public'

/** Writes to all super admins what is wrong and what to do. Only inside inTx. */
export const mailBegin = (troubleId: string, result: CheckResult) =>
  mailSuperAdmins('trouble', troubleId, (language) => {
    const { title, text, next } = describe(language, result)
    return {
      subject: translate(language, 'admin:mails.trouble.subject', { title }),
      blocks: [
        { kind: 'text', text },
        { kind: 'text', text: next ?? '' },
        {
          kind: 'action',
          label: translate(language, 'admin:mails.trouble.open'),
          href: `${env.APP_URL}/admin/operations`,
        },
      ],
    }
  })

/**
 * Writes to all super admins that trouble is over. A mail about its beginning that has not left is taken back, and then
 * nobody needs to hear of the end. Only inside inTx.
 */
export async function mailEnd(
  { id, beganAt }: { id: string; beganAt: Instant },
  result: CheckResult
) {
  if ((await cancelPlatformMails(id)) > 0) return
  await mailSuperAdmins('trouble_over', id, (language) => {
    const { title, text } = describe(language, result)
    const since = localTime(beganAt)
    return {
      subject: translate(language, 'admin:mails.trouble_over.subject', { title }),
      blocks: [
        { kind: 'text', text: translate(language, 'admin:mails.trouble_over.text', { since }) },
        { kind: 'hint', text },
      ],
    }
  })
}

async function mailSuperAdmins(
  kind: 'trouble' | 'trouble_over',
  troubleId: string,
  contentFor: (language: Language) => MailContent
) {
  for (const { name, email, language } of await superAdmins()) {
    await queueMail({
      ...contentFor(language),
      kind: `admin.${kind}`,
      companyId: null,
      language,
      to: [{ name, email }],
      about: { type: 'trouble', id: troubleId },
    })
  }
}
