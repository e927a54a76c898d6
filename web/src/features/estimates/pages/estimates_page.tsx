import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DataTable } from '@/components/data_table/data_table'
import { isUnused, useTableState } from '@/components/data_table/table_state'
import { FilterChips } from '@/components/filters/filter_chips'
import { OfferFigures } from '@/components/offers/offer_figures'
import { EmptyState } from '@/components/page/empty_state'
import { Page } from '@/components/page/page'
import { PaperDrawing } from '@/components/pictures/drawings'
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
  const isNew = isUnused(list, state)
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
    <Page
      title={t('list.title')}
      context={!isNew && <OfferFigures counts={counts} />}
      action={!isNew && create}
    >
      <DataTable
        name="estimates"
        label={t('list.title')}
        columns={useEstimateColumns(list.data?.totals)}
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
