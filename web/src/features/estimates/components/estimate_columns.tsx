import { useTranslation } from 'react-i18next'
import type { Column } from '@/components/data_table/column'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { StatusBadge } from '@/components/values/status_badge'
import { clientName } from '@/lib/client_name'
import { versionedNumber } from '@/lib/versioned_number'
import { type EstimateRow, kindOf, statusWordOf } from '../estimate'

/** The columns of a list of estimates, with the sums of the filtered ones in the foot. */
export function useEstimateColumns(
  totals: Record<string, Record<string, number>> = {}
): Column<EstimateRow>[] {
  const { t } = useTranslation('estimates')
  return [
    {
      key: 'number',
      label: t('list.number'),
      cell: (row) => versionedNumber(row) ?? t('list.draft'),
      sortKey: 'number',
    },
    {
      key: 'status',
      label: t('list.status'),
      cell: (row) => (
        <StatusBadge kind={kindOf(row.status)} label={t(`status.${statusWordOf(row)}`)} />
      ),
      csv: (row) => t(`status.${statusWordOf(row)}`),
    },
    { key: 'client', label: t('list.client'), cell: clientName, sortKey: 'client', isFluid: true },
    {
      key: 'date',
      label: t('list.date'),
      cell: (row) => <DayText value={row.date} />,
      csv: (row) => row.date,
      sortKey: 'date',
      isWideOnly: true,
    },
    {
      key: 'validUntil',
      label: t('list.valid_until'),
      cell: (row) => <DayText value={row.validUntil} />,
      csv: (row) => row.validUntil,
      sortKey: 'validUntil',
    },
    {
      key: 'followUp',
      label: t('list.follow_up'),
      cell: (row) => row.followUpOn && <DayText value={row.followUpOn} />,
      csv: (row) => row.followUpOn,
      isWideOnly: true,
    },
    {
      key: 'total',
      label: t('list.total'),
      align: 'right',
      cell: (row) => <Money amount={row.acceptedTotal ?? row.total} currency={row.currency} />,
      csv: (row) => row.acceptedTotal ?? row.total,
      sortKey: 'total',
      foot: Object.entries(totals).map(([currency, sums]) => (
        <div key={currency}>
          <Money amount={sums.total} currency={currency} />
        </div>
      )),
    },
  ]
}
