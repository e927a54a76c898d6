import { useTranslation } from 'react-i18next'
import type { Column } from '@/components/data_table/column'
import { DayText } from '@/components/values/day_text'
import { offerColumns } from '@/features/offers/shared/offer_columns'
import { statusWordOf } from '@/features/offers/shared/offer_status'
import { formatInstant } from '@/lib/time/days'
import { versionedNumber } from '@/lib/versioned_number'
import { kindOf, type ProposalRow } from '../proposal'

export function useColumns(totals?: Record<string, Record<string, number>>): Column<ProposalRow>[] {
  const { t } = useTranslation('proposals')
  const { status, client, validUntil, total } = offerColumns<ProposalRow>({
    labels: {
      status: t('list.status'),
      client: t('list.client'),
      validUntil: t('list.valid_until'),
      total: t('list.value'),
    },
    wordOf: (row) => t(`status.${statusWordOf(row)}`),
    kindOf,
    totals,
  })
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
    status,
    client,
    { ...validUntil, isWideOnly: true },
    {
      key: 'lastViewed',
      label: t('list.last_viewed'),
      cell: (row) => row.lastViewedAt && <DayText value={row.lastViewedAt} />,
      csv: (row) => formatInstant(row.lastViewedAt),
      isWideOnly: true,
    },
    { key: 'owner', label: t('list.owner'), cell: ({ owner }) => owner, isSpare: true },
    total,
  ]
}
