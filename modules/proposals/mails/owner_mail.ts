import { translate } from '#core/i18n/translate'
import { queueMail } from '#core/mail/queue_mail'
import { formatMoney } from '#core/money/format'
import env from '#core/start/env'
import { User } from '#modules/auth/public'
import type { Proposal } from '#modules/proposals/models/proposal'

/** Events on the client's side that the owner hears about. */
export type Happening = 'viewed' | 'accepted' | 'declined' | 'asked' | 'unviewed'

/** Mails the owner of a proposal about its client, in the owner's language. Only inside inTx. */
export async function tellOwner(
  proposal: Proposal,
  happening: Happening,
  { name = '', note = '' }: { name?: string; note?: string } = {}
) {
  const { companyId, id, clientName, number, title, total, acceptedTotal, currency } = proposal
  for (const { name: owner, email, language } of await peopleOf(proposal)) {
    const say = (key: string) =>
      translate(language, `proposals:owner.${key}`, {
        client: clientName,
        number: number ?? '',
        days: String(proposal.remindAfterDays ?? ''),
      })
    const facts: [string, string][] = [
      [say('number'), number ?? ''],
      [say('title'), title],
      [say('client'), clientName],
      [say('total'), formatMoney(acceptedTotal ?? total, currency, language)],
    ]
    if (name) facts.push([say(happening === 'asked' ? 'askedBy' : 'signedBy'), name])
    if (note) facts.push([say(happening === 'asked' ? 'question' : 'reason'), note])
    await queueMail({
      subject: say(`${happening}.subject`),
      blocks: [
        { kind: 'text', text: say(`${happening}.text`) },
        { kind: 'facts', facts },
        { kind: 'action', label: say('open'), href: `${env.APP_URL}/view/proposals/${id}` },
      ],
      kind: `proposals.${happening}`,
      companyId,
      language,
      to: [{ name: owner, email }],
      about: { type: 'proposal', id },
    })
  }
}

/** The author; after that person has left, the owners of the company. */
async function peopleOf({ companyId, ownerId }: Proposal) {
  const ofDesk = { companyId, isActive: true }
  const writer = ownerId ? await User.query().where({ ...ofDesk, id: ownerId }) : []
  return writer.length > 0 ? writer : User.query().where({ ...ofDesk, role: 'owner' })
}
