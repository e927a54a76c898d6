import type { Language } from '#core/i18n/languages'
import { translate } from '#core/i18n/translate'
import { queueMail } from '#core/mail/queue_mail'
import { decimal } from '#core/money/decimal'
import { formatHours, formatMoney } from '#core/money/format'
import { minor } from '#core/money/minor'
import env from '#core/start/env'
import type { CompanyReference } from '#core/tenancy/company_owned'
import { User } from '#modules/auth/public'
import { percentUsed } from '#modules/tasks/budgets/budget_use'
import type { PassedBudget } from '#modules/tasks/budgets/passed_budgets'

/** Mails the owners, and the lead of the project, that its budget is used up or nearly so. Only inside inTx. */
export async function mailBudgetAlert(company: CompanyReference, budget: PassedBudget) {
  for (const { name, email, language } of await recipientsOf(company, budget)) {
    const say = (key: string, values = {}) =>
      translate(language, `tasks:mails.budget.${key}`, values)
    const { project, period } = budget
    const facts = { project: project.name, percent: percentUsed(budget) }
    const about = percentUsed(budget) >= 100 ? 'used_up' : 'nearly'
    await queueMail({
      subject: say(`${about}.subject`, facts),
      blocks: [
        { kind: 'text', text: say(`${about}.text`, facts) },
        {
          kind: 'facts',
          facts: [
            [say('project'), project.name],
            ...(period ? [[say('month'), monthOf(period)] as [string, string]] : []),
            [say(`budget_${budget.measure}`), amountOf(budget, 'budget', language)],
            [say('used'), amountOf(budget, 'used', language)],
          ],
        },
        {
          kind: 'action',
          label: say('open'),
          href: new URL(`/projects/${project.id}/`, env.APP_URL).href,
        },
      ],
      kind: 'tasks.budget_alert',
      companyId: company.id,
      language,
      to: [{ name, email }],
      about: { type: 'project', id: project.id },
    })
  }
}

/** Those who may see the budget: a lead who is an employee by now gets nothing. */
const recipientsOf = ({ id }: CompanyReference, { project }: PassedBudget) =>
  User.query()
    .where({ companyId: id, isActive: true })
    .where((people) => {
      people.where('role', 'owner')
      if (project.leadId) {
        people.orWhere((lead) => lead.where('id', project.leadId ?? '').where('role', 'member'))
      }
    })
    .orderBy('id')

const SECONDS_PER_HOUR = 3600n
const MILLIONTHS = 1_000_000n

function amountOf(budget: PassedBudget, figure: 'budget' | 'used', language: Language) {
  if (budget.measure === 'money') {
    return formatMoney(minor(budget[figure]), budget.project.currency, language)
  }
  return `${formatHours(decimal((budget[figure] * MILLIONTHS) / SECONDS_PER_HOUR), language)} h`
}

/** `03.2026` */
const monthOf = (period: string) => period.split('-').reverse().join('.')
