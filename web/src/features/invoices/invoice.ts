/** As the server shows it; Overdue comes with the passing of time. */
export type InvoiceStatus =
  | 'Draft'
  | 'Unpaid'
  | 'Partially Paid'
  | 'Paid'
  | 'Overdue'
  | 'Cancelled'
  | 'Void'

/** A row of `GET /api/invoices`. Amounts in major units of `currency`, days `YYYY-MM-DD`, instants ISO 8601. */
export interface InvoiceRow {
  _id: string
  kind: 'invoice' | 'cancellation'
  /** Null until issued. */
  number: string | null
  status: InvoiceStatus
  date: string
  dueDate: string | null
  createdAt: string
  currency: string
  net: number
  tax: number
  total: number
  paid: number
  open: number
  client: { _id: string; name: string } | null
  customClient: { name: string } | null
  isOverdue: boolean
  daysOverdue: number
  sentAt: string | null
}

export interface CustomClient {
  name: string
  email: string
  vatId: string
  street: string
  postalCode: string
  city: string
  country: string
  language: 'en' | 'de' | 'sq' | null
}

export interface InvoiceLine {
  _id: string
  itemId: string | null
  description: string
  quantity: number
  unit: string
  unitPrice: number
  /** Percent. */
  discount: number
  /** Percent. */
  taxRate: number
  net: number
}

export const PAYMENT_METHODS = [
  'bankTransfer',
  'cash',
  'card',
  'directDebit',
  'paypal',
  'other',
] as const

export interface Payment {
  _id: string
  amount: number
  date: string
  method: (typeof PAYMENT_METHODS)[number]
  note: string
}

/** Something that happened to an invoice, out of the audit log. */
export interface TimelineEntry {
  at: string
  action: string
  by: { _id: string; name: string } | null
  details: Record<string, unknown>
}

interface Sibling {
  _id: string
  number: string
}

/** `GET /api/invoices/{id}`. */
export interface Invoice extends Omit<InvoiceRow, 'customClient'> {
  customClient: CustomClient | null
  serviceDate: string | null
  notes: string
  lines: InvoiceLine[]
  taxes: { rate: number; base: number; tax: number }[]
  payments: Payment[]
  /** The invoice that this document cancels. */
  cancels: Sibling | null
  /** The document that cancels this invoice. */
  cancelledBy: Sibling | null
  /** Newest first. */
  timeline: TimelineEntry[]
  version: number
}

/** What of a client and an item an invoice is written with. */
export interface Client {
  _id: string
  number: string
  name: string
  city: string
  currency: string | null
  paymentTermDays: number | null
}

export interface Item {
  _id: string
  number: string
  name: string
  description: string
  unit: string
  unitPrice: number
  taxRate: number
}

export const clientName = ({ client, customClient }: Pick<InvoiceRow, 'client' | 'customClient'>) =>
  client?.name ?? customClient?.name ?? ''
