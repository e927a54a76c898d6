import { formatDay } from '#core/clock'
import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import type { MailContent } from '#core/mail/mail'
import { formatMoney } from '#core/money/format'
import type { Seller } from '#modules/documents/public'
import type { Estimate } from '#modules/sales/models/estimate'

interface Letter {
  seller: Pick<Seller, 'companyName'>
  language: Language
}

/** Subject and message that an estimate is sent with unless the sender writes others. */
export function mailWords(estimate: Estimate, { seller, language }: Letter) {
  const text = (key: string) =>
    translate(language, `sales:mail.${key}`, {
      // A draft gets its number when it is sent.
      number: estimate.number ?? '',
      day: formatDay(estimate.validUntil),
      company: seller.companyName,
    })
      .replace(/ {2,}/g, ' ')
      .trim()
  return { subject: text('subject'), message: text('message') }
}

/** The mail that brings an estimate and the link to its answer; subject and message may be one's own. */
export function estimateMail(
  estimate: Estimate,
  { link, ...letter }: Letter & { link: string },
  own: { subject?: string; message?: string }
): MailContent {
  const { language } = letter
  const usual = mailWords(estimate, letter)
  const label = (key: string) => translate(language, `sales:mail.${key}`)
  return {
    subject: own.subject ?? usual.subject,
    blocks: [
      { kind: 'text', text: own.message ?? usual.message },
      {
        kind: 'facts',
        facts: [
          [label('number'), estimate.number ?? ''],
          [label('date'), formatDay(estimate.dateOn)],
          [label('total'), formatMoney(estimate.total, estimate.currency, language)],
          [label('validUntil'), formatDay(estimate.validUntil)],
        ],
      },
      { kind: 'action', label: label('answer'), href: link },
      { kind: 'hint', text: label('hint') },
    ],
  }
}
