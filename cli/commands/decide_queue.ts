import type { News } from '../components/queue_view.js'
import type { Context } from '../lib/context.js'
import { sentenceOf } from '../lib/failures/failure_line.js'
import { prepareTable } from '../lib/output/table.js'
import type { Company } from '../lib/server/answers.js'
import type { Client } from '../lib/server/client.js'
import { showView } from '../lib/show_view.js'
import { queueColumns } from './admin.js'

/** The interactive queue: each decision is one call; the rows that are left stay in view. */
export async function decideQueue(context: Context, client: Client, companies: Company[]) {
  const { t, terminal } = context
  const layOut = await prepareTable(queueColumns(context), companies, terminal)
  const news: News[] = []

  const decide = async (
    index: number,
    step: 'approve' | 'reject',
    send: (params: { id: string }) => Promise<unknown>
  ) => {
    const company = companies[index]
    if (!company) return ''
    await send({ id: company._id })
    return t(`admin.${step}_done`, { company: company.name })
  }

  await showView(({ runQueue }) =>
    runQueue({
      layOut,
      names: companies.map(({ name }) => terminal.show(name)),
      look: { hasColor: terminal.hasColor, mark: terminal.glyph('chosen') },
      texts: {
        title: (count) => t('admin.queue_title', { count }),
        keys: t('admin.keys'),
        reasonFor: (company) => t('admin.reason_for', { company }),
        reasonKeys: t('admin.reason_keys'),
        working: t('admin.working'),
        finished: t('admin.none_waiting'),
        failure: (error) => sentenceOf(error, context),
      },
      approve: (index) =>
        decide(index, 'approve', (params) =>
          client.post('/api/admin/companies/:id/approve', { params })
        ),
      reject: (index, reason) =>
        decide(index, 'reject', (params) =>
          client.post('/api/admin/companies/:id/reject', { params, body: { reason } })
        ),
      onNews: (latest) => news.push(latest),
    })
  ).finally(() => {
    // The view has left with its screen; what was decided stays in the scrollback.
    for (const { text, isBad } of news) context.print(terminal.paint(isBad ? 'red' : 'green', text))
  })
}
