import { useTranslation } from 'react-i18next'
import { StatusBadge, type StatusKind } from '@/components/status_badge'
import type { InvoiceStatus } from './invoice'

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

/** The word of a status in the language of the interface. */
export function useStatusWord() {
  const { t } = useTranslation('invoices')
  return (status: InvoiceStatus) => t(`status.${appearance(status).word}`)
}

export function InvoiceStatusBadge({ status }: { status: InvoiceStatus }) {
  const word = useStatusWord()
  return <StatusBadge kind={appearance(status).kind} label={word(status)} />
}

const appearance = (status: InvoiceStatus) =>
  STATUSES.find((each) => each.status === status) ?? { kind: 'open' as const, word: 'unpaid' }
