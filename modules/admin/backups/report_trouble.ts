import { type Day, formatDay } from '#core/clock'
import { translate } from '#core/i18n/translate'
import { queueMail } from '#core/mail/queue_mail'
import { superAdmins } from '#modules/auth/public'

/**
 * Writes to all super admins that the backup of a day was not made, or cannot be restored. Only inside inTx.
 * @param reason what the command said, in English
 */
export async function reportTrouble(
  trouble: 'backup_failed' | 'drill_failed',
  { day, reason }: { day: Day; reason: string }
) {
  for (const { name, email, language } of await superAdmins()) {
    const say = (key: string) =>
      translate(language, `admin:mails.${trouble}.${key}`, { day: formatDay(day) })
    await queueMail({
      kind: `admin.${trouble}`,
      companyId: null,
      language,
      to: [{ name, email }],
      subject: say('subject'),
      blocks: [
        { kind: 'text', text: say('text') },
        { kind: 'facts', facts: [[translate(language, 'admin:mails.reason'), reason]] },
        { kind: 'hint', text: say('hint') },
      ],
    })
  }
}
