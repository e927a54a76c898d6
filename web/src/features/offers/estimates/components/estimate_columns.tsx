import { useTranslation } from 'react-i18next'
import type { Column } from '@/components/data_table/column'
import { DayText } from '@/components/values/day_text'
import { offerColumns } from '@/features/offers/shared/offer_columns'
import { statusWordOf } from '@/features/offers/shared/offer_status'
import { versionedNumber } from '@/lib/versioned_number'
import { type EstimateRow, kindOf } from '../estimate'

/** The columns of a list of estimates, with the sums of the filtered ones in the foot. */
export function useEstimateColumns(
  totals?: Record<string, Record<string, number>>
): Column<EstimateRow>[] {
  const { t } = useTranslation('estimates')
  const { status, client, validUntil, total } = offerColumns<EstimateRow>({
    labels: {
      status: t('list.status'),
      client: t('list.client'),
      validUntil: t('list.valid_until'),
      total: t('list.total'),
    },
    wordOf: (row) => t(`status.${statusWordOf(row)}`),
    kindOf,
    totals,
  })
  return [
    {
      key: 'number',
      label: t('list.number'),
      cell: (row) => versionedNumber(row) ?? t('list.draft'),
      sortKey: 'number',
    },
    status,
    { ...client, isFluid: true },
    {
      key: 'date',
      label: t('list.date'),
      cell: (row) => <DayText value={row.date} />,
      csv: (row) => row.date,
      sortKey: 'date',
      isWideOnly: true,
    },
    validUntil,
    {
      key: 'followUp',
      label: t('list.follow_up'),
      cell: (row) => row.followUpOn && <DayText value={row.followUpOn} />,
      csv: (row) => row.followUpOn,
      isWideOnly: true,
    },
    total,
  ]
}
