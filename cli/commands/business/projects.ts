import type { Context } from '../../lib/context.js'
import { hours } from '../../lib/output/format.js'
import { showTable } from '../../lib/output/show_table.js'
import type { Project } from '../../lib/wanted_task.js'

const HIDDEN = ['archived', 'done']

/** `kontor projects [words]`: projects with the time on them; finished ones with `--all`. */
export async function projects(context: Context, words: string[], { all }: { all?: boolean }) {
  const search = words.join(' ').trim() || undefined
  const { body } = await context.client().get('/api/projects', { query: { search, pageSize: 500 } })
  const rows = body.filter(({ status }) => all || !HIDDEN.includes(status))
  if (context.isJson) return context.printJson(rows)
  const { t } = context
  await showTable<Project>(context, {
    columns: [
      { header: t('invoices.number'), text: ({ number }) => number, tone: () => 'dim', leaves: 3 },
      { header: t('tasks.project'), text: ({ name }) => name, tone: () => 'strong', shrinksTo: 18 },
      {
        header: t('invoices.client'),
        text: ({ client }) => client?.name ?? '',
        leaves: 1,
        shrinksTo: 12,
      },
      {
        header: t('tasks.hours'),
        text: ({ trackedSeconds }) => hours(trackedSeconds),
        align: 'right',
      },
      { header: t('projects.budget'), text: budgetOf, align: 'right', leaves: 2 },
      {
        header: t('tasks.state'),
        text: ({ status }) => t(`projects.statuses.${status}`),
        tone: () => 'dim',
      },
    ],
    rows,
    foot: t('projects.count', { count: rows.length }),
    empty: t(search ? 'projects.none_match' : 'projects.none'),
  })
}

/** Employees get no budget. */
const budgetOf = (project: Project) =>
  'budgetHours' in project && project.budgetHours ? hours(project.budgetHours * 3600) : ''
