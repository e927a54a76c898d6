import { translate } from '#core/i18n/translate'
import { queueMail } from '#core/mail/queue_mail'
import { formatMoney } from '#core/money/format'
import env from '#core/start/env'
import type { User } from '#modules/auth/public'
import type { Offer } from '#modules/offers/models/offer'

/** The words of a report. `textOf` gives the address of a text by its key. */
interface Report {
  mailKind: string
  textOf(key: string): string
  /** Key of subject and text. */
  about: string
  /** Values besides those of every offer. */
  values?: Record<string, string>
  /** Facts of its kind, between the number and the client, by the keys of their labels. */
  ownFacts?: [key: string, value: string][]
  /** Facts about the client's step, by the keys of their labels; empty ones are left out. */
  facts: [key: string, value: string][]
}

/** Mails people of the company, each in the own language, what the client of an offer did. Only inside inTx. */
export async function mailReport(
  offer: Offer,
  people: Pick<User, 'name' | 'email' | 'language'>[],
  { mailKind, textOf, about, values = {}, ownFacts = [], facts }: Report
) {
  const { companyId, id, clientName, number, total, acceptedTotal, currency, kind } = offer
  for (const { name, email, language } of people) {
    const say = (key: string) =>
      translate(language, textOf(key), {
        ...values,
        client: clientName,
        number: number ?? '',
      })
    const all: [key: string, value: string][] = [
      ['number', number ?? ''],
      ...ownFacts,
      ['client', clientName],
      ['total', formatMoney(acceptedTotal ?? total, currency, language)],
      ...facts.filter(([, value]) => value),
    ]
    await queueMail({
      subject: say(`${about}.subject`),
      blocks: [
        { kind: 'text', text: say(`${about}.text`) },
        { kind: 'facts', facts: all.map(([key, value]) => [say(key), value]) },
        { kind: 'action', label: say('open'), href: `${env.APP_URL}/view/${kind.table}/${id}` },
      ],
      kind: mailKind,
      companyId,
      language,
      to: [{ name, email }],
      about: { type: kind.type, id },
    })
  }
}
