import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Column } from '@/components/data_table/column'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { StatusBadge } from '@/components/values/status_badge'
import { useCategories } from '../use_categories'
import { kindOf, type RecurringRow } from './recurring_expense'
import { useScheduleText } from './use_schedule_text'

export function useRecurringColumns(): Column<RecurringRow>[] {
  const { t } = useTranslation('expenses')
  const { nameOf } = useCategories()
  const scheduleText = useScheduleText()
  return [
    {
      key: 'vendor',
      label: t('list.vendor'),
      cell: (row) => <VendorCell {...row} />,
      csv: ({ vendor }) => vendor,
      sortKey: 'vendor',
      isFluid: true,
    },
    {
      key: 'category',
      label: t('list.category'),
      cell: ({ categories }) => categories.map(nameOf).join(', '),
      isWideOnly: true,
    },
    {
      key: 'rhythm',
      label: t('recurring.rhythm'),
      cell: ({ schedule }) => scheduleText(schedule),
      isWideOnly: true,
    },
    {
      key: 'next',
      label: t('recurring.next'),
      cell: (row) => <NextDate {...row} />,
      csv: ({ nextDate }) => nextDate,
      sortKey: 'nextDate',
    },
    {
      key: 'payment',
      label: t('recurring.payment'),
      cell: ({ payment }) => t(`recurring.pays.${payment}`),
      isOptional: true,
      isWideOnly: true,
    },
    {
      key: 'status',
      label: t('list.status'),
      cell: ({ status }) => (
        <StatusBadge kind={kindOf(status)} label={t(`recurring.status.${status}`)} />
      ),
      csv: ({ status }) => t(`recurring.status.${status}`),
    },
    {
      key: 'gross',
      label: t('list.gross'),
      align: 'right',
      cell: ({ gross, currency }) => <Money amount={gross} currency={currency} />,
      csv: ({ gross }) => gross,
      sortKey: 'gross',
    },
  ]
}

function VendorCell({ vendor, reason }: RecurringRow) {
  return (
    <>
      {vendor}
      {reason && (
        <Text size="xs" c="var(--mantine-color-error)">
          {reason}
        </Text>
      )}
    </>
  )
}

/** When the next one comes; of a paused one, that nothing does. */
function NextDate({ status, nextDate }: RecurringRow) {
  return (
    <Text span inherit {...(status !== 'active' && { c: 'dimmed' })}>
      {status === 'paused' ? '–' : <DayText value={nextDate} />}
    </Text>
  )
}
