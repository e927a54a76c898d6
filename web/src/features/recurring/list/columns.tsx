import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Column } from '@/components/data_table/column'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { useSession } from '@/lib/session/session'
import { formatDate } from '@/lib/time/days'
import { type RecurringRow, recipientOf } from '../recurring'
import { RecurringStatusBadge } from '../recurring_status'
import { useRhythmText } from '../use_rhythm_text'

export function useRecurringColumns(): Column<RecurringRow>[] {
  const { t } = useTranslation('recurring')
  const { isSuperAdmin } = useSession()
  const rhythmText = useRhythmText()
  const remaining = ({ remaining: left, endsOn }: RecurringRow) =>
    left === null ? endsOn ? <DayText value={endsOn} /> : t('list.unlimited') : left
  return [
    { key: 'name', label: t('list.name'), cell: (row) => row.name, sortKey: 'name', isFluid: true },
    {
      key: 'status',
      label: t('list.status'),
      cell: (row) => <RecurringStatusBadge status={row.status} />,
      csv: (row) => t(`status.${row.status}`),
      sortKey: 'status',
    },
    ...(isSuperAdmin
      ? [
          {
            key: 'company',
            label: t('list.company'),
            cell: (row: RecurringRow) => row.company.name,
          },
        ]
      : []),
    { key: 'client', label: t('list.client'), cell: recipientOf, sortKey: 'client' },
    {
      key: 'rhythm',
      label: t('list.rhythm'),
      cell: (row) => rhythmText(row.schedule),
      isWideOnly: true,
    },
    {
      key: 'next',
      label: t('list.next'),
      cell: (row) => <NextDate row={row} />,
      csv: (row) => (row.pause ? row.pause.resumesOn : row.nextDate),
      sortKey: 'nextDate',
    },
    {
      key: 'remaining',
      label: t('list.remaining'),
      cell: remaining,
      csv: (row) => row.remaining ?? row.endsOn,
      isOptional: true,
      isWideOnly: true,
    },
    {
      key: 'mode',
      label: t('list.mode'),
      cell: (row) => t(`mode.${row.mode}`),
      isSpare: true,
      isWideOnly: true,
    },
    {
      key: 'last',
      label: t('list.last'),
      cell: ({ lastInvoice }) => lastInvoice && (lastInvoice.number ?? t('list.draft')),
      csv: (row) => row.lastInvoice?.number,
      isOptional: true,
      isWideOnly: true,
    },
    {
      key: 'total',
      label: t('list.total'),
      align: 'right',
      cell: (row) => <Money amount={row.total} currency={row.currency} />,
      csv: (row) => row.total,
      sortKey: 'total',
    },
  ]
}

/** When the next one comes; of a paused one, when it would once it goes on. */
function NextDate({ row: { nextDate, pause } }: { row: RecurringRow }) {
  const { t } = useTranslation('recurring')
  if (!pause) return <DayText value={nextDate} />
  return (
    <Text span inherit c="dimmed">
      {pause.resumesOn
        ? t('list.when_resumed', { date: formatDate(pause.resumesOn) })
        : t('status.paused')}
    </Text>
  )
}
