import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DataTable } from '@/components/data_table/data_table'
import { isUnused, useTableState } from '@/components/data_table/table_state'
import { useBeside } from '@/components/dialogs/use_beside'
import { FilterChips } from '@/components/filters/filter_chips'
import { OfferFigures } from '@/components/offers/offer_figures'
import { EmptyState } from '@/components/page/empty_state'
import { Page } from '@/components/page/page'
import { PaperDrawing } from '@/components/pictures/drawings'
import { listQuery, recordQuery } from '@/lib/server/queries'
import { useColumns } from '../list/columns'
import { NewProposal } from '../list/new_proposal'
import { STATUSES } from '../proposal'

/** `/proposal` */
export function Component() {
  const { t } = useTranslation('proposals')
  const beginning = useBeside('new')
  const state = useTableState<'/api/proposals'>({
    filters: ['status'],
    sort: 'createdAt',
    order: 'desc',
  })
  const list = useQuery({
    ...listQuery('/api/proposals', state.query),
    placeholderData: keepPreviousData,
  })
  const { data: counts } = useQuery(recordQuery('/api/proposals/counts'))
  const isNew = isUnused(list, state)
  const create = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => beginning.open('1')}>
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
        name="proposals"
        label={t('list.title')}
        columns={useColumns(list.data?.totals)}
        state={state}
        list={list}
        rowId={({ _id }) => _id}
        rowLink={({ _id }) => `/view/proposals/${_id}`}
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
      <NewProposal isOpen={beginning.id !== null} onClose={beginning.close} />
    </Page>
  )
}
