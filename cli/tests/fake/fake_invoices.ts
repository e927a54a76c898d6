import type { Invoice } from '../../lib/server/answers.js'
import type { Reply } from './fake_server.js'
import { ok } from './replies.js'

/** The list of invoices with its sums, filtered by the status that is shown. */
export function listInvoices(invoices: Invoice[], query: URLSearchParams): Reply {
  const wanted = query.get('status')
  const found = invoices.filter(
    ({ status, isOverdue }) => !wanted || wanted === (isOverdue ? 'Overdue' : status)
  )
  const open = found.reduce((sum, invoice) => sum + invoice.open, 0)
  return ok(found.slice(0, Number(query.get('pageSize') ?? 500)), {
    'x-total-count': String(found.length),
    'x-totals': JSON.stringify({ EUR: { net: 0, tax: 0, total: 0, open } }),
  })
}
