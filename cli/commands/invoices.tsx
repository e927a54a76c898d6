import type { Context } from '../lib/context.js'
import { INVOICE_STATUSES, statusOf } from '../lib/invoice_status.js'
import { listLength } from '../lib/list_length.js'
import { day, moneyIn } from '../lib/output/format.js'
import { showTable } from '../lib/output/show_table.js'
import type { Column } from '../lib/output/table.js'
import type { Invoice, InvoiceTotals } from '../lib/server/answers.js'
import { wantedStatus } from '../lib/wanted_status.js'

interface Options {
  status?: string
  search?: string
  limit?: string
}

/** `kontor invoices`: the newest first, filtered by status or words. */
export async function invoices(context: Context, { status, search, limit }: Options) {
  const filter = wantedStatus(INVOICE_STATUSES, status, (name) =>
    context.t(`invoices.statuses.${name}`)
  )
  const { body: rows, headers } = await context.client().get('/api/invoices', {
    query: {
      status: filter && [filter.wire],
      search,
      pageSize: listLength(context, 'kontor invoices', limit),
    },
  })
  if (context.isJson) return context.printJson(rows)

  await showTable(context, {
    columns: columns(context),
    rows,
    foot: foot(context, rows.length, headers),
    empty: context.t(filter || search ? 'invoices.none_match' : 'invoices.none'),
  })
}

function columns({ t, terminal, language }: Context): Column<Invoice>[] {
  const money = moneyIn(language)
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
    { header: t('invoices.date'), text: ({ date }) => day(date), tone: () => 'dim', leaves: 3 },
    { header: t('invoices.due'), text: ({ dueDate }) => day(dueDate), leaves: 2 },
    {
      header: t('invoices.total'),
      text: ({ total, currency }) => money(total, currency),
      align: 'right',
      leaves: 4,
    },
    {
      header: t('invoices.open'),
      text: ({ open, currency }) => money(open, currency),
      tone: ({ open }) => (open ? 'plain' : 'dim'),
      align: 'right',
    },
    {
      header: t('invoices.status'),
      text: (invoice) => {
        const { name, glyph } = statusOf(invoice)
        const text = t(`invoices.statuses.${name}`)
        return terminal.isTty ? `${terminal.glyph(glyph)} ${text}` : text
      },
      tone: (invoice) => statusOf(invoice).tone,
    },
    {
      header: t('invoices.late'),
      text: ({ isOverdue, daysOverdue }) =>
        isOverdue ? t('invoices.days', { count: daysOverdue }) : '',
      tone: () => 'red',
      align: 'right',
      leaves: 5,
    },
  ]
}

/** Sums of everything that the filter finds, not only of the page that is shown. */
function foot({ t, language }: Context, shown: number, headers: Record<string, unknown>) {
  const money = moneyIn(language)
  const all = Number(headers['x-total-count'] ?? shown)
  const count =
    all > shown ? t('invoices.some', { shown, count: all }) : t('invoices.all', { count: shown })
  const header = headers['x-totals']
  const totals = typeof header === 'string' ? (JSON.parse(header) as InvoiceTotals) : {}
  const sums = Object.entries(totals).map(([currency, { open }]) => money(open, currency))
  return sums.length ? `${count}, ${t('invoices.open_sum', { sum: sums.join(' + ') })}` : count
}
