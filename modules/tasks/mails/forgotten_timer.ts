import { DateTime } from 'luxon'
import { formatDay, type Instant } from '#core/clock'
import { translate } from '#core/i18n/translate'
import { queueMail } from '#core/mail/queue_mail'
import env from '#core/start/env'
import { User } from '#modules/auth/public'
import type { ForgottenTimer } from '#modules/tasks/forgotten/forgotten_timer'
import type { RunningRow } from '#modules/tasks/forgotten/mail_forgotten'

/** Mails a person that their timer seems forgotten, with the end that Kontor proposes. Only inside inTx. */
export async function mailForgottenTimer(
  { company_id: companyId, time_zone: timeZone, ...timer }: RunningRow,
  { proposedEnd }: ForgottenTimer
) {
  const user = await User.query().where({ id: timer.user_id, companyId, isActive: true }).first()
  if (!user) return
  const { name, email, language } = user
  const say = (key: string) =>
    translate(language, `tasks:mails.forgotten.${key}`, { task: timer.task_title })
  await queueMail({
    subject: say('subject'),
    blocks: [
      { kind: 'text', text: say('text') },
      {
        kind: 'facts',
        facts: [
          [say('task'), timer.task_title],
          [say('started'), momentOf(Number(timer.started_at), timeZone)],
          [say('end'), momentOf(proposedEnd, timeZone)],
        ],
      },
      { kind: 'action', label: say('open'), href: new URL('/tasks', env.APP_URL).href },
    ],
    kind: 'tasks.forgotten_timer',
    companyId,
    language,
    to: [{ name, email }],
    about: { type: 'timeEntry', id: timer.entry_id },
  })
}

function momentOf(at: Instant, timeZone: string) {
  const local = DateTime.fromMillis(at, { zone: timeZone })
  return `${formatDay(local.toFormat('yyyy-MM-dd'))}, ${local.toFormat('HH:mm')}`
}
