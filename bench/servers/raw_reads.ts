import type { RawRow, RawStore } from './raw_store.js'

const COLUMNS =
  'id, kind, stage, status, number, client_id, client_name, date_on, due_on, currency, net, tax, total, paid, reduced, written_off, created_at, sent_at, is_imported, sent_as, viewed_at, handed_out_at, project_reference'
const LIST = `select ${COLUMNS} from invoices where company_id = ? order by created_at desc, id desc limit 50`
const ONE = 'select * from invoices where company_id = ? and id = ?'
const LINES =
  'select * from invoice_lines where company_id = ? and invoice_id = ? order by position'
const TAXES =
  'select * from invoice_taxes where company_id = ? and invoice_id = ? order by rate desc'
const PAYMENTS = `select payments.*, settlements.amount from settlements
   join payments on payments.company_id = settlements.company_id and payments.id = settlements.payment_id
   where settlements.company_id = ? and settlements.invoice_id = ? order by settlements.created_at, settlements.id`
const TIMELINE = `select happened_at, action, details, users.id as user_id, users.name as user_name from audit_log
  left join users on users.id = audit_log.actor_id
  where audit_log.company_id = ? and subject_id = ? order by sequence desc`

/** The first page of invoices: the same rows and the same bytes as the product's. */
export async function rawList(store: RawStore, companyId: string) {
  const rows = await store.all(LIST, [companyId])
  const day = today()
  return rows.map((row) => listed(row, day))
}

/** One invoice with all its parts. */
export async function rawInvoice(store: RawStore, companyId: string, id: string) {
  const key = [companyId, id]
  const [row] = await store.all(ONE, key)
  const [lines, taxes, payments, timeline] = await Promise.all(
    [LINES, TAXES, PAYMENTS, TIMELINE].map((sql) => store.all(sql, key))
  )
  return {
    ...listed(row, today()),
    customClient: row.custom_client && JSON.parse(row.custom_client),
    serviceDate: row.service_on,
    notes: row.notes,
    issuedAt: instant(row.issued_at),
    seller: row.seller && JSON.parse(row.seller),
    buyer: row.buyer && JSON.parse(row.buyer),
    lines: lines.map((line) => ({
      _id: line.id,
      position: line.position,
      itemId: line.item_id,
      description: line.description,
      quantity: line.quantity / 1e6,
      unit: line.unit,
      unitPrice: line.unit_price / 1e6,
      discount: line.discount / 1e6,
      taxRate: line.tax_rate / 1e6,
      net: line.net / 100,
    })),
    taxes: taxes.map(({ rate, base, tax }) => ({
      rate: rate / 1e6,
      base: base / 100,
      tax: tax / 100,
    })),
    payments: payments.map((payment) => ({
      _id: payment.id,
      amount: payment.amount / 100,
      date: payment.paid_on,
      method: payment.method,
      note: payment.note,
      createdAt: instant(payment.created_at),
    })),
    cancels: null,
    cancelledBy: null,
    timeline: timeline.map((entry) => ({
      at: instant(entry.happened_at),
      action: entry.action,
      by: entry.user_id && { _id: entry.user_id, name: entry.user_name },
      details: JSON.parse(entry.details),
    })),
    version: row.version,
  }
}

const OPEN = ['Unpaid', 'Partially Paid']

const days = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' })
const today = () => days.format()

function listed(row: RawRow, today: string) {
  const isOpen = OPEN.includes(row.status)
  const isOverdue = isOpen && row.due_on < today
  const days = (Date.parse(today) - Date.parse(row.due_on)) / 86_400_000
  return {
    _id: row.id,
    kind: row.kind,
    stage: row.stage,
    number: row.number,
    status: isOverdue ? 'Overdue' : row.status,
    date: row.date_on,
    dueDate: row.due_on,
    createdAt: instant(row.created_at),
    currency: row.currency,
    net: row.net / 100,
    tax: row.tax / 100,
    total: row.total / 100,
    paid: row.paid / 100,
    reduced: row.reduced / 100,
    writtenOff: row.written_off / 100,
    open: isOpen ? (row.total - row.paid - row.reduced) / 100 : 0,
    client: row.client_id && { _id: row.client_id, name: row.client_name },
    customClient: null,
    isOverdue,
    daysOverdue: isOverdue ? days : 0,
    sentAt: instant(row.sent_at),
    isImported: Boolean(row.is_imported),
    sentAs: row.sent_as,
    viewedAt: instant(row.viewed_at),
    handedOutAt: instant(row.handed_out_at),
    isVoidable:
      row.kind === 'invoice' &&
      (isOpen || row.status === 'Paid') &&
      row.paid === 0 &&
      row.reduced === 0 &&
      row.handed_out_at === null,
    projectReference: row.project_reference,
  }
}

const instant = (at: number | null) => (at === null ? null : new Date(at).toISOString())
