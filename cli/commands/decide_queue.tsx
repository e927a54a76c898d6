import { QueueView } from '../components/queue_view.js'
import { runView } from '../components/run_view.js'
import type { Client } from '../lib/client.js'
import type { Context } from '../lib/context.js'
import type { Company } from '../lib/contract.js'
import { sentenceOf } from '../lib/failure_line.js'
import { layOut } from '../lib/table.js'
import { companyColumns } from './admin.js'

/** The interactive queue: each decision is one call; the rows that are left stay in view. */
export async function decideQueue(context: Context, client: Client, companies: Company[]) {
  const { t, terminal } = context
  const columns = companyColumns(context).filter(({ header }) => header !== t('admin.state'))
  const mark = terminal.glyph('chosen')
  const width = terminal.width - mark.length - 1
  const table = await layOut(columns, companies, { ...terminal, width })

  const post = async (index: number, step: 'approve' | 'reject', body: unknown) => {
    const company = companies[index]
    if (!company) return ''
    await client.post(`/admin/companies/${encodeURIComponent(company._id)}/${step}`, body)
    return t(`admin.${step}_done`, { company: company.name })
  }

  await runView(
    <QueueView
      table={table}
      names={companies.map(({ name }) => terminal.show(name))}
      look={{ hasColor: terminal.hasColor, mark }}
      texts={{
        title: (count) => t('admin.queue_title', { count }),
        keys: t('admin.keys'),
        reasonFor: (company) => t('admin.reason_for', { company }),
        reasonKeys: t('admin.reason_keys'),
        working: t('admin.working'),
        finished: t('admin.none_waiting'),
        failure: (error) => sentenceOf(error, context),
      }}
      approve={(index) => post(index, 'approve', {})}
      reject={(index, reason) => post(index, 'reject', { reason })}
    />
  )
}
