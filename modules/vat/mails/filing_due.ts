import { formatDay } from '#core/clock'
import { translate } from '#core/i18n/translate'
import { queueMail } from '#core/mail/queue_mail'
import env from '#core/start/env'
import { User } from '#modules/auth/public'
import type { FilingDue } from '#modules/vat/filings/filing_due'

/** An advance VAT return, or a recapitulative statement (§§ 18, 18a UStG). */
export type Filing = 'return_due' | 'statement_due'

/** Mails the owners that a return or a statement is due, and for which days. Only inside inTx. */
export async function mailFilingDue(
  companyId: string,
  filing: Filing,
  { from, to, dueOn }: FilingDue
) {
  const owners = await User.query().where({ companyId, role: 'owner', isActive: true })
  const day = formatDay(dueOn)
  const period = `${formatDay(from)} – ${formatDay(to)}`
  for (const { name, email, language } of owners) {
    const say = (key: string) => translate(language, `vat:mails.${filing}.${key}`, { day })
    await queueMail({
      subject: say('subject'),
      blocks: [
        { kind: 'text', text: say('text') },
        {
          kind: 'facts',
          facts: [
            [say('period'), period],
            [say('due'), day],
          ],
        },
        { kind: 'action', label: say('open'), href: new URL('/vat', env.APP_URL).href },
      ],
      kind: `vat.${filing}`,
      companyId,
      language,
      to: [{ name, email }],
      about: { type: 'vat', id: from },
    })
  }
}
