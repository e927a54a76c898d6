import { type Day, formatDay } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import { queueMail } from '#core/mail/queue_mail'
import env from '#core/start/env'
import { User } from '#modules/auth/public'
import type { RecurringExpense } from '#modules/expenses/models/recurring_expense'
import { type FailureReason, sayReason } from '#modules/recurring/public'

/** Mails the owners that a recurring expense has stopped, and why. Only inside inTx. */
export const tellOwners = (
  company: CompanyScope,
  recurring: RecurringExpense,
  reason: FailureReason
) =>
  write(company, recurring, 'stopped', (say, language) => [
    [say('day'), formatDay(recurring.nextOn ?? '')],
    [say('reason'), sayReason(reason, language)],
  ])

/** Mails the owners that the last date of a recurring expense has been recorded. Only inside inTx. */
export const tellEnd = (company: CompanyScope, recurring: RecurringExpense, lastDay: Day) =>
  write(company, recurring, 'ended', (say) => [
    [say('day'), formatDay(lastDay)],
    [say('count'), String(recurring.runsMade)],
  ])

type Say = (key: string) => string

async function write(
  company: CompanyScope,
  { id, vendor }: RecurringExpense,
  kind: 'stopped' | 'ended',
  factsOf: (say: Say, language: Language) => [string, string][]
) {
  const owners = await User.query().where({ companyId: company.id, role: 'owner', isActive: true })
  for (const { name, email, language } of owners) {
    const say: Say = (key) => translate(language, `expenses:mails.${kind}.${key}`, { vendor })
    await queueMail({
      subject: say('subject'),
      blocks: [
        { kind: 'text', text: say('text') },
        { kind: 'facts', facts: factsOf(say, language) },
        {
          kind: 'action',
          label: say('open'),
          href: `${new URL('/expenses/recurring', env.APP_URL).href}?edit=${id}`,
        },
      ],
      kind: `expenses.${kind}`,
      companyId: company.id,
      language,
      to: [{ name, email }],
      about: { type: 'recurringExpense', id },
    })
  }
}
