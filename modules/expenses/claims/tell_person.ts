import { formatDay } from '#core/clock'
import type { CompanyScope } from '#core/http/caller'
import { translate } from '#core/i18n/translate'
import { queueMail } from '#core/mail/queue_mail'
import { formatMoney } from '#core/money/format'
import { User } from '#modules/auth/public'
import type { ExpenseClaim } from '#modules/expenses/models/expense_claim'
import { claimsPage } from './tell_desk.js'

/**
 * Mails people what has been decided on their receipts: one mail for each person and decision. Nobody gets a mail about
 * an own decision. Only inside inTx.
 * @param claims decided alike
 */
export async function tellPeople(
  company: CompanyScope,
  claims: readonly ExpenseClaim[],
  decidedBy: string
) {
  const others = claims.filter(({ userId }) => userId !== decidedBy)
  for (const [userId, own] of Map.groupBy(others, (claim) => claim.userId)) {
    await tellPerson(company, userId, own)
  }
}

async function tellPerson(company: CompanyScope, userId: string, claims: readonly ExpenseClaim[]) {
  const [first] = claims
  const person = await User.find(userId)
  if (!person?.isActive || !first) return
  const { name, email, language } = person
  const say = (key: string) =>
    translate(language, `expenses:mails.${first.status}.${key}`, {
      vendor: first.vendor,
      count: claims.length,
    })
  const facts = claims.map((claim): [string, string] => [
    `${claim.vendor}, ${formatDay(claim.spentOn)}`,
    formatMoney(claim.gross, claim.currency, language),
  ])
  await queueMail({
    subject: say('subject'),
    blocks: [
      { kind: 'text', text: say('text') },
      { kind: 'facts', facts: first.reason ? [...facts, [say('reason'), first.reason]] : facts },
      { kind: 'action', label: say('open'), href: claimsPage(first.status) },
    ],
    kind: `expenses.${first.status}`,
    companyId: company.id,
    language,
    to: [{ name, email }],
    about: { type: 'expenseClaim', id: first.id },
  })
}
