import { useTranslation } from 'react-i18next'
import type { Column } from '@/components/data_table/column'
import { StatusBadge, type StatusKind } from '@/components/values/status_badge'
import { formatDate } from '@/lib/time/days'
import type { Absence } from '../person_page'

const KINDS: Record<Absence['status'], StatusKind> = {
  requested: 'partly',
  approved: 'paid',
  refused: 'void',
}

/** Days, kind, note and state of an absence. */
export function useAbsenceColumns(): Column<Absence>[] {
  const { t } = useTranslation('people')
  const daysOf = ({ from, to, startsHalf, endsHalf }: Absence) => {
    const days = from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`
    const halves =
      from === to && (startsHalf || endsHalf)
        ? [t('absence.half_day')]
        : [startsHalf && t('absence.starts_half'), endsHalf && t('absence.ends_half')]
    return [days, ...halves.filter(Boolean)].join(' · ')
  }
  return [
    { key: 'days', label: t('absence.days'), sortKey: 'from', cell: daysOf },
    {
      key: 'kind',
      label: t('absence.kind'),
      cell: ({ kind }) => t(kind ? `kind.${kind}` : 'kind.absent'),
    },
    {
      key: 'note',
      label: t('absence.note'),
      isFluid: true,
      cell: ({ note, reason }) => (reason ? t('week.reason', { reason }) : note),
    },
    {
      key: 'status',
      label: t('field.status'),
      align: 'right',
      cell: ({ status }) => (
        <StatusBadge kind={KINDS[status]} label={t(`absence_status.${status}`)} />
      ),
      csv: ({ status }) => t(`absence_status.${status}`),
    },
  ]
}
