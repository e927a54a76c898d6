import type { Context } from '../lib/context.js'
import { listLength } from '../lib/list_length.js'
import { ORDER_STATUSES, orderStatusOf } from '../lib/order_status.js'
import { day, moneyIn } from '../lib/output/format.js'
import { showTable } from '../lib/output/show_table.js'
import type { Column } from '../lib/output/table.js'
import type { Order, OrderTotals } from '../lib/server/answers.js'
import { wantedStatus } from '../lib/wanted_status.js'

interface Options {
  status?: string
  search?: string
  limit?: string
}

/** `kontor orders`: order confirmations, the newest first, filtered by status or words. */
export async function orders(context: Context, { status, search, limit }: Options) {
  const filter = wantedStatus(ORDER_STATUSES, status, (name) =>
    context.t(`orders.statuses.${name}`)
  )
  const { body: rows, headers } = await context.client().get('/api/orders', {
    query: {
      status: filter?.wire,
      search,
      pageSize: listLength(context, 'kontor orders', limit),
    },
  })
  if (context.isJson) return context.printJson(rows)

  await showTable(context, {
    columns: columns(context),
    rows,
    foot: foot(context, rows.length, headers),
    empty: context.t(filter || search ? 'orders.none_match' : 'orders.none'),
  })
}

function columns({ t, terminal, language }: Context): Column<Order>[] {
  return [
    {
      header: t('invoices.number'),
      text: ({ number }) => number ?? t('invoices.no_number'),
      tone: ({ number }) => (number ? 'strong' : 'dim'),
    },
    {
      header: t('invoices.client'),
      text: ({ client, customClient }) => (client ?? customClient)?.name ?? '',
      shrinksTo: 18,
    },
    {
      header: t('orders.order_number'),
      text: ({ orderNumber }) => orderNumber,
      shrinksTo: 10,
      leaves: 1,
    },
    { header: t('invoices.date'), text: ({ date }) => day(date), tone: () => 'dim', leaves: 2 },
    {
      header: t('invoices.total'),
      text: ({ total, currency }) => moneyIn(language)(total, currency),
      align: 'right',
    },
    {
      header: t('invoices.status'),
      text: (order) => {
        const { name, glyph } = orderStatusOf(order)
        const text = t(`orders.statuses.${name}`)
        return terminal.isTty ? `${terminal.glyph(glyph)} ${text}` : text
      },
      tone: (order) => orderStatusOf(order).tone,
    },
  ]
}

/** Sums of everything that the filter finds, not only of the page that is shown. */
function foot({ t, language }: Context, shown: number, headers: Record<string, unknown>) {
  const money = moneyIn(language)
  const all = Number(headers['x-total-count'] ?? shown)
  const count =
    all > shown ? t('orders.some', { shown, count: all }) : t('orders.all', { count: shown })
  const header = headers['x-totals']
  const totals = typeof header === 'string' ? (JSON.parse(header) as OrderTotals) : {}
  const sums = Object.entries(totals).map(([currency, { total }]) => money(total, currency))
  return sums.length ? `${count}, ${t('orders.total', { total: sums.join(' + ') })}` : count
}
