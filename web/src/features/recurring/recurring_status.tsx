import { useTranslation } from 'react-i18next'
import { StatusBadge, type StatusKind } from '@/components/values/status_badge'
import type { RecurringStatus } from './recurring'

/** In the order of the chips. */
export const STATUSES = ['active', 'paused', 'failed', 'ended'] as const

const KINDS: Record<RecurringStatus, StatusKind> = {
  active: 'paid',
  paused: 'partly',
  failed: 'overdue',
  ended: 'void',
}

export function RecurringStatusBadge({ status }: { status: RecurringStatus }) {
  const { t } = useTranslation('recurring')
  return <StatusBadge kind={KINDS[status]} label={t(`status.${status}`)} />
}
