import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DataTable } from '@/components/data_table/data_table'
import { isUnused, useTableState } from '@/components/data_table/table_state'
import { useBeside } from '@/components/dialogs/use_beside'
import { FilterChips } from '@/components/filters/filter_chips'
import { EmptyState } from '@/components/page/empty_state'
import { Page } from '@/components/page/page'
import { PaperDrawing } from '@/components/pictures/drawings'
import { listQuery } from '@/lib/server/queries'
import { CollectionDrawer } from '../beside/collection_drawer'
import { NewCollectionDrawer } from '../beside/new_collection_drawer'
import { COLLECTION_STATES, type CollectionRow } from '../collection'
import { useCollectionColumns } from '../list/collection_columns'

/** `/invoices/collections`; `?new=1` and `?collection=<id>` open the form and a file beside it. */
export function Component() {
  const { t } = useTranslation('collections')
  const state = useTableState<'/api/collections'>({
    filters: ['state'],
    sort: 'date',
    order: 'desc',
  })
  const list = useQuery({
    ...listQuery('/api/collections', state.query),
    placeholderData: keepPreviousData,
  })
  const columns = useCollectionColumns()
  const file = useBeside('collection')
  const make = useBeside('new')
  const isEmpty = isUnused(list, state)
  const create = (
    <Button component={Link} to={make.linkTo('1')} leftSection={<IconPlus size={16} aria-hidden />}>
      {t('list.new')}
    </Button>
  )
  return (
    <Page
      title={t('list.title')}
      back={{ to: '/invoices', label: t('list.invoices') }}
      skeleton="rows"
      action={!isEmpty && create}
    >
      <DataTable
        name="collections"
        label={t('list.title')}
        columns={columns}
        state={state}
        list={list}
        rowId={({ _id }: CollectionRow) => _id}
        rowLink={({ _id }) => file.linkTo(_id)}
        filters={
          <FilterChips
            label={t('list.state')}
            options={[
              { value: '', label: t('list.all') },
              ...COLLECTION_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
            ]}
            value={state.filters.state ?? ''}
            onChange={(value) => state.setFilter('state', value)}
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
      <NewCollectionDrawer />
      <CollectionDrawer />
    </Page>
  )
}
