import type { HomeList } from '../../components/home/home_data.js'
import type { Context } from '../../lib/context.js'
import { moneyIn } from '../../lib/output/format.js'
import { type Column, prepareTable } from '../../lib/output/table.js'
import type { Invoice } from '../../lib/server/answers.js'

/** The overdue invoices with what is open and since when. */
export async function overdueList(
  { t, terminal, language }: Pick<Context, 't' | 'terminal' | 'language'>,
  invoices: Invoice[]
): Promise<HomeList> {
  const money = moneyIn(language)
  const nameOf = ({ client, customClient }: Invoice) => (client ?? customClient)?.name ?? ''
  const columns: Column<Invoice>[] = [
    {
      header: t('invoices.number'),
      text: ({ number }) => number ?? t('invoices.no_number'),
      leaves: 2,
    },
    { header: t('invoices.client'), text: nameOf, shrinksTo: 12, leaves: 1 },
    {
      header: t('invoices.open'),
      text: ({ open, currency }) => money(open, currency),
      align: 'right',
    },
    {
      header: t('invoices.late'),
      text: ({ daysOverdue }) => t('invoices.days', { count: daysOverdue }),
      tone: () => 'red',
      align: 'right',
      leaves: 3,
    },
  ]
  return {
    layOut: await prepareTable(columns, invoices, terminal),
    rows: invoices.map((invoice) => ({
      id: invoice._id,
      name: terminal.show(nameOf(invoice)),
      search: `${invoice.number ?? ''} ${nameOf(invoice)}`,
    })),
  }
}
