import { useTranslation } from 'react-i18next'
import type { Column } from '@/components/data_table/column'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { StatusBadge } from '@/components/values/status_badge'
import { clientName } from '@/lib/client_name'
import { formatInstant } from '@/lib/time/days'
import { versionedNumber } from '@/lib/versioned_number'
import { kindOf, type ProposalRow, statusWordOf } from '../proposal'

export function useColumns(
  totals: Record<string, Record<string, number>> = {}
): Column<ProposalRow>[] {
  const { t } = useTranslation('proposals')
  return [
    {
      key: 'title',
      label: t('list.name'),
      cell: ({ title }) => title,
      sortKey: 'title',
      isFluid: true,
    },
    {
      key: 'number',
      label: t('list.number'),
      cell: (row) => versionedNumber(row) ?? '',
      sortKey: 'number',
      isWideOnly: true,
    },
    {
      key: 'status',
      label: t('list.status'),
      cell: (row) => (
        <StatusBadge kind={kindOf(row.status)} label={t(`status.${statusWordOf(row)}`)} />
      ),
      csv: (row) => t(`status.${statusWordOf(row)}`),
    },
    { key: 'client', label: t('list.client'), cell: clientName, sortKey: 'client' },
    {
      key: 'validUntil',
      label: t('list.valid_until'),
      cell: (row) => <DayText value={row.validUntil} />,
      csv: (row) => row.validUntil,
      sortKey: 'validUntil',
      isWideOnly: true,
    },
    {
      key: 'lastViewed',
      label: t('list.last_viewed'),
      cell: (row) => row.lastViewedAt && <DayText value={row.lastViewedAt} />,
      csv: (row) => formatInstant(row.lastViewedAt),
      isWideOnly: true,
    },
    { key: 'owner', label: t('list.owner'), cell: ({ owner }) => owner, isSpare: true },
    {
      key: 'total',
      label: t('list.value'),
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
