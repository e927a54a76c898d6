import { useTranslation } from 'react-i18next'
import { StatusBadge, type StatusKind } from '@/components/status_badge'
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

/** The word of a status in the language of the interface. */
export function useStatusWord() {
  const { t } = useTranslation('invoices')
  return (status: InvoiceStatus) => t(`status.${appearance(status).word}`)
}

/** Paid, given up and set off are all settled, and not the same. */
export function InvoiceStatusBadge({
  kind,
  status,
  writtenOff,
}: Pick<InvoiceRow, 'kind' | 'status' | 'writtenOff'>) {
  const { t } = useTranslation('invoices')
  const word = useStatusWord()
  if (kind === 'creditNote') return <StatusBadge kind="paid" label={t('status.settled')} />
  if (writtenOff > 0) return <StatusBadge kind="void" label={t('status.written_off')} />
  return <StatusBadge kind={appearance(status).kind} label={word(status)} />
}

const appearance = (status: InvoiceStatus) =>
  STATUSES.find((each) => each.status === status) ?? { kind: 'open' as const, word: 'unpaid' }
