import type { AnswerOf } from '#api/routes'
import type { Context } from '../../lib/context.js'
import { showTable } from '../../lib/output/show_table.js'
import type { Column } from '../../lib/output/table.js'
import { type LimitName, limitText } from './limit_text.js'

type Plan = AnswerOf<'GET', '/api/admin/plans'>[number]

/** `kontor admin plans`: each plan with its limits and the number of companies that have it. */
export async function plans(context: Context) {
  const { body: rows } = await context.client().get('/api/admin/plans')
  if (context.isJson) return context.printJson(rows)
  await showTable(context, { columns: planColumns(context), rows, empty: context.t('plans.none') })
}

function planColumns(context: Pick<Context, 't' | 'language'>): Column<Plan>[] {
  const { t } = context
  const limit = (name: LimitName): Column<Plan> => ({
    header: t(`plans.limits.${name}`),
    text: (plan) => limitText(name, plan[name], context),
    align: 'right',
  })
  return [
    { header: t('plans.name'), text: ({ name }) => name, tone: () => 'strong', shrinksTo: 12 },
    limit('members'),
    { ...limit('clients'), leaves: 3 },
    { ...limit('invoicesPerMonth'), leaves: 2 },
    { ...limit('storageBytes'), leaves: 1 },
    {
      header: t('plans.companies'),
      text: ({ companyCount }) => String(companyCount),
      align: 'right',
    },
    {
      header: t('plans.for_new'),
      text: ({ isDefault }) => (isDefault ? t('plans.default') : ''),
      leaves: 4,
    },
  ]
}
