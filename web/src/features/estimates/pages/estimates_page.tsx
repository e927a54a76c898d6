import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { Column } from '@/components/data_table/column'
import { DataTable } from '@/components/data_table/data_table'
import { useTableState } from '@/components/data_table/table_state'
import { DayText } from '@/components/day_text'
import { PaperDrawing } from '@/components/drawings'
import { EmptyState } from '@/components/empty_state'
import { FilterChips } from '@/components/filter_chips'
import { Money } from '@/components/money'
import { Page } from '@/components/page'
import { StatusBadge } from '@/components/status_badge'
import { formatMoney } from '@/lib/numbers'
import { listQuery, recordQuery } from '@/lib/queries'
import { useLanguage } from '@/lib/use_language'
import { clientName, type EstimateRow, kindOf, STATUSES, titleOf } from '../estimate'

/** `/estimates` */
export function Component() {
  const { t } = useTranslation('estimates')
  const state = useTableState<'/api/estimates'>({
    filters: ['status'],
    sort: 'createdAt',
    order: 'desc',
  })
  const list = useQuery({
    ...listQuery('/api/estimates', state.query),
    placeholderData: keepPreviousData,
  })
  const { data: counts } = useQuery(recordQuery('/api/estimates/counts'))
  const create = (
    <Button component={Link} to="/estimates/new" leftSection={<IconPlus size={16} aria-hidden />}>
      {t('list.new')}
    </Button>
  )
  const chips = [
    { value: '', label: t('list.all'), ...(counts && { count: counts.statuses.all }) },
    ...STATUSES.map(({ status }) => ({
      value: status,
      label: t(`status.${status}`),
      ...(counts && { count: counts.statuses[status] }),
    })),
  ]
  return (
    <Page title={t('list.title')} context={<Figures />} action={create}>
      <DataTable
        name="estimates"
        label={t('list.title')}
        columns={useColumns(list.data?.totals)}
        state={state}
        list={list}
        rowId={({ _id }) => _id}
        rowLink={({ _id }) => `/view/estimates/${_id}`}
        searchLabel={t('list.search')}
        filters={
          <FilterChips
            label={t('list.status')}
            options={chips}
            value={state.filters.status ?? ''}
            onChange={(status) => state.setFilter('status', status)}
          />
        }
        empty={
          <EmptyState
            drawing={<PaperDrawing />}
            title={t('list.empty')}
            text={t('list.empty_text')}
            action={create}
          />
        }
      />
    </Page>
  )
}

/** What waits for an answer, what was won, and how often. */
function Figures() {
  const { t } = useTranslation('estimates')
  const { language } = useLanguage()
  const { data } = useQuery(recordQuery('/api/estimates/counts'))
  if (!data) return null
  const sums = (amounts: Record<string, number>) =>
    Object.entries(amounts)
      .map(([currency, amount]) => formatMoney(amount, currency, language))
      .join(' + ') || '–'
  const parts = [
    t('list.open_sum', { amount: sums(data.open) }),
    t('list.won_sum', { amount: sums(data.won) }),
    ...(data.hitRate === null ? [] : [t('list.hit_rate', { percent: data.hitRate })]),
  ]
  return <>{parts.join(' · ')}</>
}

function useColumns(totals: Record<string, Record<string, number>> = {}): Column<EstimateRow>[] {
  const { t } = useTranslation('estimates')
  return [
    {
      key: 'number',
      label: t('list.number'),
      cell: (row) => titleOf(row) ?? t('list.draft'),
      sortKey: 'number',
    },
    {
      key: 'status',
      label: t('list.status'),
      cell: ({ status }) => <StatusBadge kind={kindOf(status)} label={t(`status.${status}`)} />,
      csv: ({ status }) => t(`status.${status}`),
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
