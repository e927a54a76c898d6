import { useTranslation } from 'react-i18next'
import { StatusBadge, type StatusKind } from '@/components/values/status_badge'
import type { InvoiceRow, InvoiceStatus } from './invoice'

/** In the order of the chips, with the colour and the key of the word. */
export const STATUSES: { status: InvoiceStatus; kind: StatusKind; word: string }[] = [
  { status: 'Draft', kind: 'draft', word: 'draft' },
  { status: 'Unpaid', kind: 'open', word: 'unpaid' },
  { status: 'Partially Paid', kind: 'partly', word: 'partly' },
  { status: 'Overdue', kind: 'overdue', word: 'overdue' },
  { status: 'Paid', kind: 'paid', word: 'paid' },
  { status: 'Cancelled', kind: 'void', word: 'cancelled' },
  { status: 'Void', kind: 'void', word: 'void' },
]

type Standing = Pick<InvoiceRow, 'kind' | 'status' | 'writtenOff'>

/** The word for the state of an invoice in the language of the interface, as its badge and its CSV say it. */
export function useStatusWord() {
  const { t } = useTranslation('invoicing')
  return (invoice: Standing) => t(`status.${appearance(invoice).word}`)
}

export function InvoiceStatusBadge(invoice: Standing) {
  const word = useStatusWord()
  return <StatusBadge kind={appearance(invoice).kind} label={word(invoice)} />
}

/**
 * Paid, given up and set off are all settled, and not the same. A document that cancels an invoice is itself in force:
 * only the invoice is cancelled.
 */
function appearance({ kind, status, writtenOff }: Standing): { kind: StatusKind; word: string } {
  if (kind === 'creditNote') return { kind: 'paid', word: 'settled' }
  if (kind === 'cancellation') return { kind: 'paid', word: 'issued' }
  if (writtenOff > 0) return { kind: 'void', word: 'written_off' }
  return STATUSES.find((each) => each.status === status) ?? { kind: 'open', word: 'unpaid' }
}
