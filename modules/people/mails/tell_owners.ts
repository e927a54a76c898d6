import { formatDay } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { translate } from '#core/i18n/translate'
import { queueMail } from '#core/mail/queue_mail'
import env from '#core/start/env'
import { User } from '#modules/auth/public'
import type { Absence } from '#modules/people/models/absence'

/**
 * Mails the owners that a person asks for days off and waits for a decision. The mail gives the days and no kind: why
 * somebody is absent is read in Kontor only. Only inside inTx.
 */
export async function tellOwners(company: CompanyScope, absence: Absence) {
  const person = await User.findOrFail(absence.userId)
  const owners = await User.query().where({ companyId: company.id, role: 'owner', isActive: true })
  for (const { name, email, language } of owners) {
    const say = (key: string) =>
      translate(language, `people:mails.absence_requested.${key}`, { name: person.name })
    await queueMail({
      subject: say('subject'),
      blocks: [
        { kind: 'text', text: say('text') },
        {
          kind: 'facts',
          facts: [
            [say('from'), formatDay(absence.startsOn)],
            [say('to'), formatDay(absence.endsOn)],
          ],
        },
        { kind: 'action', label: say('open'), href: new URL('/employees', env.APP_URL).href },
      ],
      kind: 'people.absence_requested',
      companyId: company.id,
      language,
      to: [{ name, email }],
      about: { type: 'absence', id: absence.id },
    })
  }
}
