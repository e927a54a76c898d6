import { addDays } from '#core/clock'
import {
  daysOverdue,
  type InvoiceListInput,
  type InvoiceRow,
  listInvoices,
  openAmount,
  sumInvoices,
} from '#modules/invoicing/public'
import { type Asked, count, type Found, linkTo, MOST_ROWS, money, type Row } from '../answer.js'

/** Days that "due soon" means without a period. */
const SOON = 7

const OPEN = 'Unpaid,Partially Paid,Overdue'

/** All issued invoices that are not paid in full, the longest due first. */
export const openInvoices = (asked: Asked) =>
  found(asked, { status: ['Unpaid', 'Partially Paid', 'Overdue'] }, { status: OPEN })

/** Open invoices past their due date (specification, section 9). */
export const overdueInvoices = (asked: Asked) =>
  found(asked, { status: ['Overdue'] }, { status: 'Overdue' })

/** Open invoices due in the period, or within a week. */
export function dueInvoices(asked: Asked) {
  const { today } = asked.at
  const { from, to } = asked.period ?? { from: today, to: addDays(today, SOON) }
  const filter = { from, to, by: 'dueDate' as const }
  return found(
    asked,
    { ...filter, status: ['Unpaid', 'Partially Paid', 'Overdue'] },
    { ...filter, status: OPEN }
  )
}

/** Invoices without a number, with what they add up to. */
export async function draftInvoices(asked: Asked): Promise<Found> {
  const filter: InvoiceListInput = { status: ['Draft'], ...clientFilter(asked) }
  const { company } = asked.viewer
  const [{ count: drafts, sums }, rows] = await Promise.all([
    sumInvoices(company, filter, asked.at),
    listInvoices(company, { ...filter, page: 1, pageSize: MOST_ROWS, order: 'asc' }, asked.at),
  ])
  const link = linkTo('/invoices', { status: 'Draft', clientId: asked.client?.id })
  const total = money([...sums].map(([currency, { total }]) => [currency, total]))
  return {
    figures: drafts
      ? [
          { name: 'count', value: count(drafts), link },
          { name: 'total', value: total, link },
        ]
      : [],
    rows: rows.map((row) => ({
      title: row.client_name,
      values: [{ kind: 'day', day: row.date_on }],
      link: `/view/invoices/${row.id}`,
    })),
    link,
  }
}

async function found(
  asked: Asked,
  filter: InvoiceListInput,
  parameters: Record<string, string>
): Promise<Found> {
  const { company } = asked.viewer
  const input = { ...filter, ...clientFilter(asked) }
  const [{ count: invoices, sums }, rows] = await Promise.all([
    sumInvoices(company, input, asked.at),
    listInvoices(
      company,
      { ...input, sort: 'dueDate', order: 'asc', page: 1, pageSize: MOST_ROWS },
      asked.at
    ),
  ])
  const link = linkTo('/invoices', { ...parameters, clientId: asked.client?.id })
  const open = money([...sums].map(([currency, { open: amount }]) => [currency, amount]))
  return {
    figures: invoices
      ? [
          { name: 'count', value: count(invoices), link },
          { name: 'open', value: open, link },
        ]
      : [],
    rows: rows.map((row) => rowOf(row, asked)),
    link,
  }
}

const clientFilter = ({ client }: Asked) => (client ? { clientId: client.id } : {})

function rowOf(row: InvoiceRow, { at }: Asked): Row {
  const late = daysOverdue(row, at)
  return {
    title: [row.number, row.client_name].filter(Boolean).join(' · '),
    values: [
      money([[row.currency, openAmount(row)]]),
      ...(late > 0
        ? [{ kind: 'days', days: late } as const]
        : row.due_on
          ? [{ kind: 'day', day: row.due_on } as const]
          : []),
    ],
    link: `/view/invoices/${row.id}`,
  }
}
