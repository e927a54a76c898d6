import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ListPage } from '@/components/data_table/list_page'
import { useTableState } from '@/components/data_table/table_state'
import { FilterMenu } from '@/components/filters/filter_menu'
import { usePeriodFilter } from '@/components/filters/period_filter'
import { CreateLink } from '@/components/page/create_link'
import { useClientFilter } from '@/features/clients/parts'
import { listQuery, recordQuery } from '@/lib/server/queries'
import { useOrderColumns } from '../components/order_columns'
import { STATUSES } from '../order'

/** `/orders` */
export function Component() {
  const { t } = useTranslation('orders')
  const state = useTableState<'/api/orders'>({
    filters: ['status', 'clientId', 'from', 'to'],
    sort: 'createdAt',
    order: 'desc',
  })
  const list = useQuery({
    ...listQuery('/api/orders', state.query),
    placeholderData: keepPreviousData,
  })
  const { data: counts } = useQuery(recordQuery('/api/orders/counts'))
  const client = useClientFilter(state)
  const period = usePeriodFilter(state)
  const options = [
    { value: '', label: t('list.all'), ...(counts && { count: counts.statuses.all }) },
    ...STATUSES.map(({ status }) => ({
      value: status,
      label: t(`status.${status}`),
      ...(counts && { count: counts.statuses[status] }),
    })),
  ]
  return (
    <ListPage
      title={t('list.title')}
      name="orders"
      columns={useOrderColumns(list.data?.totals)}
      state={state}
      list={list}
      rowId={({ _id }) => _id}
      rowLink={({ _id }) => `/view/orders/${_id}`}
      searchLabel={t('list.search')}
      filters={<FilterMenu filters={[client, period]} />}
      chips={{ filter: 'status', label: t('list.status'), options }}
      empty={{ title: t('list.empty'), text: t('list.empty_text') }}
      create={<CreateLink to="/orders/new">{t('list.new')}</CreateLink>}
    />
  )
}
