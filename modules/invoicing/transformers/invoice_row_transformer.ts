import { instantText } from '#core/clock'
import { moneyFromRow, type StoredInteger } from '#core/money/columns'
import { minor, moneyNumber, NOTHING } from '#core/money/minor'
import {
  daysOverdue,
  isOpen,
  type Moment,
  type StoredStatus,
  shownStatus,
} from '#modules/invoicing/invoice_status'
import type { InvoiceKind, InvoiceStage } from '#modules/invoicing/kinds'
import type { SentAs } from '#modules/invoicing/sending/sent_as'

/** A row of `invoices` with the columns of `INVOICE_ROW_COLUMNS`. */
export interface InvoiceRow {
  id: string
  kind: InvoiceKind
  stage: InvoiceStage
  status: StoredStatus
  number: string | null
  client_id: string | null
  client_name: string
  date_on: string
  due_on: string | null
  currency: string
  net: StoredInteger
  tax: StoredInteger
  total: StoredInteger
  paid: StoredInteger
  reduced: StoredInteger
  written_off: StoredInteger
  created_at: number
  sent_at: number | null
  is_imported: boolean | number
  sent_as: SentAs
  viewed_at: number | null
  handed_out_at: number | null
  archived_at: number | null
  project_reference: string
}

export const INVOICE_ROW_COLUMNS = [
  'id',
  'kind',
  'stage',
  'status',
  'number',
  'client_id',
  'client_name',
  'date_on',
  'due_on',
  'currency',
  'net',
  'tax',
  'total',
  'paid',
  'reduced',
  'written_off',
  'created_at',
  'sent_at',
  'is_imported',
  'sent_as',
  'viewed_at',
  'handed_out_at',
  'archived_at',
  'project_reference',
] as const satisfies (keyof InvoiceRow)[]

/** The open amount: zero before issue and after cancelling or withdrawing. */
export const openAmount = ({
  status,
  total,
  paid,
  reduced,
}: Pick<InvoiceRow, 'status' | 'total' | 'paid' | 'reduced'>) =>
  isOpen(status) ? minor(moneyFromRow(total) - moneyFromRow(paid) - moneyFromRow(reduced)) : NOTHING

/**
 * Whether an invoice can be voided: issued, not settled at all, and without a copy outside. Only its detail knows
 * about dependent final invoices and credit notes.
 */
export const isVoidable = (row: InvoiceRow) =>
  row.kind === 'invoice' &&
  (isOpen(row.status) || row.status === 'Paid') &&
  moneyFromRow(row.paid) === 0n &&
  moneyFromRow(row.reduced) === 0n &&
  row.handed_out_at === null

/**
 * An invoice as lists show it.
 * @param deducted gross of the down payments that a final invoice takes off
 */
export function transformInvoiceRow(row: InvoiceRow, at: Moment, deducted = NOTHING) {
  const { currency } = row
  const status = shownStatus(row, at)
  return {
    _id: row.id,
    kind: row.kind,
    stage: row.stage,
    number: row.number,
    status,
    date: row.date_on,
    dueDate: row.due_on,
    createdAt: instantText(row.created_at),
    currency,
    net: moneyNumber(moneyFromRow(row.net), currency),
    tax: moneyNumber(moneyFromRow(row.tax), currency),
    /** The amount to pay; for a final invoice the remainder after its down payments. */
    total: moneyNumber(moneyFromRow(row.total), currency),
    /** Gross of the whole performance, before down payments are taken off. */
    gross: moneyNumber(minor(moneyFromRow(row.total) + deducted), currency),
    paid: moneyNumber(moneyFromRow(row.paid), currency),
    reduced: moneyNumber(moneyFromRow(row.reduced), currency),
    writtenOff: moneyNumber(moneyFromRow(row.written_off), currency),
    open: moneyNumber(openAmount(row), currency),
    client: row.client_id === null ? null : { _id: row.client_id, name: row.client_name },
    customClient: row.client_id === null && row.client_name ? { name: row.client_name } : null,
    isOverdue: status === 'Overdue',
    daysOverdue: daysOverdue(row, at),
    sentAt: row.sent_at === null ? null : instantText(row.sent_at),
    isImported: Boolean(row.is_imported),
    sentAs: row.sent_as,
    viewedAt: row.viewed_at === null ? null : instantText(row.viewed_at),
    handedOutAt: row.handed_out_at === null ? null : instantText(row.handed_out_at),
    isArchived: row.archived_at !== null,
    isVoidable: isVoidable(row),
    projectReference: row.project_reference,
  }
}
