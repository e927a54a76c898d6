import { day, id, type Json, paging, pick, search, type Tool } from '../tool.js'
import { draftArguments, linesOf } from './documents.js'

const ROW = pick(
  ...['_id', 'kind', 'stage', 'number', 'status', 'date', 'dueDate', 'currency', 'net', 'tax'],
  ...['total', 'paid', 'open', 'client', 'customClient', 'isOverdue', 'daysOverdue', 'sentAt']
)

const WHOLE = (invoice: Json) => ({
  ...ROW(invoice),
  ...pick('serviceDate', 'serviceUntil', 'intro', 'closing')(invoice),
  lines: linesOf(invoice),
})

const STATUSES = ['Draft', 'Unpaid', 'Partially Paid', 'Paid', 'Overdue', 'Cancelled', 'Void']

export const INVOICE_TOOLS: Tool[] = [
  {
    name: 'list_invoices',
    description:
      'Lists or searches invoices, the newest first. Amounts are in major units of the currency of each invoice.',
    route: 'GET /api/invoices',
    arguments: {
      search,
      status: { type: 'string', enum: STATUSES },
      clientId: id('Only invoices of the client with this `_id`.'),
      from: day('First day of the invoice.'),
      to: day('Last day of the invoice.'),
      sort: { type: 'string', enum: ['date', 'dueDate', 'number', 'total', 'open'] },
      order: { type: 'string', enum: ['asc', 'desc'] },
      ...paging,
    },
    shape: ROW,
  },
  {
    name: 'get_invoice',
    description: 'One invoice with its lines.',
    route: 'GET /api/invoices/:id',
    arguments: { id: id('The invoice’s `_id`.') },
    required: ['id'],
    shape: WHOLE,
  },
  {
    name: 'create_invoice_draft',
    description:
      'Creates a draft of an invoice. A draft has no number and reaches nobody; a person reviews and issues it in Kontor.',
    route: 'POST /api/invoices',
    arguments: { ...draftArguments, dueDate: day('Due date; by default from the terms.') },
    required: ['clientId', 'lines'],
    shape: WHOLE,
  },
]
