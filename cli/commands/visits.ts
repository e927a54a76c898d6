import type { AnswerOf } from '#api/routes'
import type { Context } from '../lib/context.js'
import { Failure } from '../lib/failures/failure.js'
import { shortId } from '../lib/find.js'
import { localTime } from '../lib/output/format.js'
import { showTable } from '../lib/output/show_table.js'
import type { Column } from '../lib/output/table.js'
import { resolveCompany } from '../lib/resolve_company.js'

type Visit = AnswerOf<'GET', '/api/admin/visits'>[number]

/**
 * `kontor admin visits [company]`: the latest visits of operators in companies; with `--end` one that is open ends.
 * @throws `no_such_visit`
 */
export async function visits(
  context: Context,
  wanted: string | undefined,
  { end }: { end?: string }
) {
  const client = context.client()
  const company = wanted === undefined ? undefined : await resolveCompany(client, wanted, 'active')
  const { body: rows } = await client.get('/api/admin/visits', {
    query: company ? { companyId: company._id } : {},
  })
  if (end !== undefined) return endVisit(context, rows, end)
  if (context.isJson) return context.printJson(rows)
  await showTable(context, {
    columns: visitColumns(context),
    rows,
    empty: context.t('visits.none'),
  })
}

async function endVisit(context: Context, rows: Visit[], wanted: string) {
  const found = rows.find(
    ({ _id, isOver }) => !isOver && (_id === wanted || shortId(_id) === wanted)
  )
  if (!found) {
    throw new Failure('no_such_visit', { values: { wanted }, next: 'kontor admin visits' })
  }
  const { body } = await context
    .client()
    .post('/api/admin/visits/:id/end', { params: { id: found._id } })
  if (context.isJson) return context.printJson(body)
  context.print(context.t('visits.ended', { company: found.company.name, by: found.by }))
}

function visitColumns({ t }: Pick<Context, 't'>): Column<Visit>[] {
  return [
    { header: t('admin.id'), text: ({ _id }) => shortId(_id), tone: () => 'dim' },
    {
      header: t('admin.company'),
      text: ({ company }) => company.name,
      tone: () => 'strong',
      shrinksTo: 12,
    },
    { header: t('visits.by'), text: ({ by }) => by, leaves: 3, shrinksTo: 10 },
    { header: t('visits.reason'), text: ({ reason }) => reason, leaves: 2, shrinksTo: 14 },
    {
      header: t('visits.started'),
      text: ({ startedAt }) => localTime(Date.parse(startedAt)),
      leaves: 1,
    },
    {
      header: t('visits.until'),
      text: ({ endedAt }) => localTime(Date.parse(endedAt)),
      tone: ({ isOver }) => (isOver ? 'dim' : 'accent'),
    },
    {
      header: t('admin.state'),
      text: ({ isOver }) => t(isOver ? 'visits.over' : 'visits.open'),
      tone: ({ isOver }) => (isOver ? 'dim' : 'accent'),
    },
  ]
}
