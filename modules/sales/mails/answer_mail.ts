import { translate } from '#core/i18n/translate'
import { queueMail } from '#core/mail/queue_mail'
import { formatMoney } from '#core/money/format'
import env from '#core/start/env'
import { User } from '#modules/auth/public'
import type { Estimate } from '#modules/sales/models/estimate'

/** Tells the owners of a company, each in the own language, what a client answered online. Only inside inTx. */
export async function tellOwners(
  estimate: Estimate,
  kind: 'accepted' | 'declined',
  { name, note }: { name: string; note: string }
) {
  const { companyId, id, clientName, number, total, acceptedTotal, currency } = estimate
  const owners = await User.query().where({ companyId, role: 'owner', isActive: true })
  for (const { name: owner, email, language } of owners) {
    const say = (key: string) =>
      translate(language, `sales:answers.${key}`, { client: clientName, number: number ?? '' })
    const facts: [string, string][] = [
      [say('number'), number ?? ''],
      [say('client'), clientName],
      [say('total'), formatMoney(acceptedTotal ?? total, currency, language)],
    ]
    if (name) facts.push([say('name'), name])
    if (note) facts.push([say('reason'), note])
    await queueMail({
      subject: say(`${kind}.subject`),
      blocks: [
        { kind: 'text', text: say(`${kind}.text`) },
        { kind: 'facts', facts },
        { kind: 'action', label: say('open'), href: `${env.APP_URL}/view/estimates/${id}` },
      ],
      kind: `sales.estimate_${kind}`,
      companyId,
      language,
      to: [{ name: owner, email }],
      about: { type: 'estimate', id },
    })
  }
}
