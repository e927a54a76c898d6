import { readRows } from '#core/database/read_rows'
import type { CompanyScope } from '#core/http/caller'
import { translate } from '#core/i18n/translate'
import { queueMail } from '#core/mail/queue_mail'
import { formatMoney } from '#core/money/format'
import env from '#core/start/env'
import { User } from '#modules/auth/public'
import type { ExpenseClaim } from '#modules/expenses/models/expense_claim'

const WAITING = `
  select id from expense_claims
  where company_id = ? and user_id = ? and status = 'submitted' and id <> ? limit 1`

/**
 * Mails the owners that somebody has handed a receipt in. Further receipts of a person who is waited for already are
 * found in the same list, so they cause no mail. Only inside inTx, before the claim is saved.
 */
export async function tellDesk(company: CompanyScope, claim: ExpenseClaim) {
  const others = await readRows<{ id: string }>(WAITING, [company.id, claim.userId, claim.id])
  if (others.length > 0) return
  const person = await User.findOrFail(claim.userId)
  const owners = await User.query()
    .where({ companyId: company.id, role: 'owner', isActive: true })
    .whereNot('id', claim.userId)
  for (const { name, email, language } of owners) {
    const say = (key: string) =>
      translate(language, `expenses:mails.handed_in.${key}`, { name: person.name })
    await queueMail({
      subject: say('subject'),
      blocks: [
        { kind: 'text', text: say('text') },
        {
          kind: 'facts',
          facts: [
            [say('vendor'), claim.vendor],
            [say('amount'), formatMoney(claim.gross, claim.currency, language)],
          ],
        },
        { kind: 'action', label: say('open'), href: claimsPage('submitted') },
      ],
      kind: 'expenses.handed_in',
      companyId: company.id,
      language,
      to: [{ name, email }],
      about: { type: 'expenseClaim', id: claim.id },
    })
  }
}

/** The page of handed-in receipts, one status of them. */
export const claimsPage = (status: string) =>
  `${new URL('/expenses/claims', env.APP_URL).href}?status=${status}`
