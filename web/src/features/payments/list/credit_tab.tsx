import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Column } from '@/components/data_table/column'
import { DataTable } from '@/components/data_table/data_table'
import { useTableState } from '@/components/data_table/table_state'
import { useBeside } from '@/components/dialogs/use_beside'
import { FilterChips } from '@/components/filters/filter_chips'
import { FilterMenu } from '@/components/filters/filter_menu'
import { EmptyState } from '@/components/page/empty_state'
import { PaperDrawing } from '@/components/pictures/drawings'
import { DayText } from '@/components/values/day_text'
import { Money } from '@/components/values/money'
import { useClientFilter } from '@/features/clients/parts'
import { listQuery } from '@/lib/server/queries'
import { formatDate } from '@/lib/time/days'
import type { Credit } from '../payment'

/** Credit of clients, the newest first. */
export function CreditTab() {
  const { t } = useTranslation('payments')
  const target = useBeside('credit')
  const state = useTableState<'/api/credits'>({
    filters: ['clientId', 'open'],
    sort: 'createdAt',
    order: 'desc',
  })
  const list = useQuery({
    ...listQuery('/api/credits', state.query),
    placeholderData: keepPreviousData,
  })
  const client = useClientFilter(state)
  return (
    <DataTable
      name="credits"
      label={t('page.credit')}
      columns={useCreditColumns()}
      state={state}
      list={list}
      rowId={({ _id }) => _id}
      rowLink={({ _id }) => target.linkTo(_id)}
      filters={
        <>
          <FilterMenu filters={[client]} />
          <FilterChips
            label={t('column.remaining')}
            options={[
              { value: '', label: t('list.all') },
              { value: '1', label: t('list.with_rest') },
            ]}
            value={state.filters.open ?? ''}
            onChange={(open) => state.setFilter('open', open)}
          />
        </>
      }
      empty={
        <EmptyState
          drawing={<PaperDrawing />}
          title={t('list.no_credit')}
          text={t('list.no_credit_text')}
        />
      }
    />
  )
}

function useCreditColumns(): Column<Credit>[] {
  const { t } = useTranslation('payments')
  return [
    {
      key: 'date',
      label: t('column.granted'),
      cell: ({ date }) => <DayText value={date} />,
      csv: ({ date }) => formatDate(date),
      sortKey: 'createdAt',
    },
    {
      key: 'client',
      label: t('column.client'),
      cell: ({ clientName }) => clientName,
      isFluid: true,
    },
    {
      key: 'source',
      label: t('column.source'),
      cell: ({ document }) => document?.number ?? t('credit.overpayment'),
      isWideOnly: true,
    },
    {
      key: 'amount',
      label: t('column.amount'),
      align: 'right',
      cell: ({ amount, currency }) => <Money amount={amount} currency={currency} />,
      csv: ({ amount }) => amount,
      isWideOnly: true,
    },
    {
      key: 'remaining',
      label: t('column.remaining'),
      align: 'right',
      cell: ({ remaining, currency }) => <Money amount={remaining} currency={currency} />,
      csv: ({ remaining }) => remaining,
    },
  ]
}
