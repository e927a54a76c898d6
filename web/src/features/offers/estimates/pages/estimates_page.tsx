import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useTableState } from '@/components/data_table/table_state'
import { CreateLink } from '@/components/page/create_link'
import { OfferList } from '@/features/offers/shared/offer_list'
import { listQuery, recordQuery } from '@/lib/server/queries'
import { useEstimateColumns } from '../components/estimate_columns'
import { STATUSES } from '../estimate'

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
  return (
    <OfferList
      kind="estimates"
      words={{
        title: t('list.title'),
        status: t('list.status'),
        all: t('list.all'),
        search: t('list.search'),
        empty: t('list.empty'),
        emptyText: t('list.empty_text'),
      }}
      wordOf={(status) => t(`status.${status}`)}
      statuses={STATUSES}
      counts={counts}
      columns={useEstimateColumns(list.data?.totals)}
      state={state}
      list={list}
      create={<CreateLink to="/estimates/new">{t('list.new')}</CreateLink>}
    />
  )
}
