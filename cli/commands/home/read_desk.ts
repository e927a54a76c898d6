import type { HomeData, HomeList } from '../../components/home/home_data.js'
import type { Context } from '../../lib/context.js'
import { ServerFailure } from '../../lib/failures/failure.js'
import { prepareTable } from '../../lib/output/table.js'
import { companies } from '../../lib/resolve_company.js'
import type { Company } from '../../lib/server/answers.js'
import type { Client } from '../../lib/server/client.js'
import { queueColumns } from '../admin.js'
import { platformFigures } from './platform_figures.js'

/** The approval desk with the health of the platform, for super admins. */
export async function readDesk(
  context: Context
): Promise<Pick<HomeData, 'title' | 'list' | 'figures'>> {
  const client = context.client()
  const [waiting, platform, isReady, health, errors] = await Promise.all([
    companies(client, { status: 'pending' }),
    client.get('/api/admin/analytics'),
    readReadiness(client),
    client.get('/api/admin/checks'),
    client.get('/api/admin/client-errors', { query: { pageSize: 1 } }),
  ])
  return {
    ...(await deskList(context, waiting)),
    figures: platformFigures(context, {
      platform: platform.body,
      isReady,
      troubles: health.body.checks.filter(({ state }) => state === 'trouble').length,
      errors: Number(errors.headers['x-total-count'] ?? errors.body.length),
    }),
  }
}

/** The companies that wait for approval. */
export async function deskList(
  { t, terminal }: Pick<Context, 't' | 'terminal'>,
  waiting: Company[]
): Promise<{ title: string; list: HomeList }> {
  const columns = queueColumns({ t })
  return {
    title: waiting.length
      ? t('admin.queue_title', { count: waiting.length })
      : t('admin.none_waiting'),
    list: {
      layOut: await prepareTable(columns, waiting, terminal),
      rows: waiting.map(({ _id, name, email }) => ({
        id: _id,
        name: terminal.show(name),
        search: `${name} ${email}`,
      })),
    },
  }
}

/** Whether the database and the data folder of the server work. */
async function readReadiness(client: Client) {
  try {
    await client.get('/api/health/ready')
    return true
  } catch (error) {
    if (error instanceof ServerFailure) return false
    throw error
  }
}
