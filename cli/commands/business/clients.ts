import type { Context } from '../../lib/context.js'
import { showTable } from '../../lib/output/show_table.js'

/** `kontor clients [words]`: clients by name, filtered by words. */
export async function clients(context: Context, words: string[]) {
  const search = words.join(' ').trim() || undefined
  const { body: rows } = await context.client().get('/api/clients', {
    query: { search, pageSize: 500 },
  })
  if (context.isJson) return context.printJson(rows)
  const { t } = context
  await showTable(context, {
    columns: [
      { header: t('invoices.number'), text: ({ number }) => number, tone: () => 'dim' },
      {
        header: t('invoices.client'),
        text: ({ name }) => name,
        tone: () => 'strong',
        shrinksTo: 18,
      },
      { header: t('clients.city'), text: ({ city }) => city, leaves: 2, shrinksTo: 10 },
      { header: t('session.email'), text: ({ email }) => email, leaves: 1, shrinksTo: 16 },
    ],
    rows,
    foot: t('clients.count', { count: rows.length }),
    empty: t(search ? 'clients.none_match' : 'clients.none'),
  })
}
