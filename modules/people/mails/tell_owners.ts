import { type Day, formatDay } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { translate } from '#core/i18n/translate'
import { queueMail } from '#core/mail/queue_mail'
import env from '#core/start/env'
import { User } from '#modules/auth/public'
import type { Absence } from '#modules/people/models/absence'

/**
 * Mails the owners that a person asks for days off and waits for a decision. The mail gives the days, whole or half, and
 * no kind: why somebody is absent is read in Kontor only. Only inside inTx.
 */
export async function tellOwners(company: CompanyScope, absence: Absence) {
  const person = await User.findOrFail(absence.userId)
  const owners = await User.query().where({ companyId: company.id, role: 'owner', isActive: true })
  for (const { name, email, language } of owners) {
    const say = (key: string, values: Record<string, string> = { name: person.name }) =>
      translate(language, `people:mails.absence_requested.${key}`, values)
    await queueMail({
      subject: say('subject'),
      blocks: [
        { kind: 'text', text: say('text') },
        { kind: 'facts', facts: daysOf(absence, say) },
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

/** One line for a single day, else its first and its last day. */
function daysOf(
  { startsOn, endsOn, startsHalf, endsHalf }: Absence,
  say: (key: string, values?: Record<string, string>) => string
): [string, string][] {
  const dayText = (day: Day, isHalf: boolean) =>
    isHalf ? say('half', { day: formatDay(day) }) : formatDay(day)
  if (startsOn === endsOn) return [[say('day'), dayText(startsOn, startsHalf)]]
  return [
    [say('from'), dayText(startsOn, startsHalf)],
    [say('to'), dayText(endsOn, endsHalf)],
  ]
}
