import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ListPage } from '@/components/data_table/list_page'
import { useTableState } from '@/components/data_table/table_state'
import { useBeside } from '@/components/dialogs/use_beside'
import { CreateLink } from '@/components/page/create_link'
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
  return (
    <ListPage
      title={t('list.title')}
      back={{ to: '/invoices', label: t('list.invoices') }}
      name="collections"
      columns={columns}
      state={state}
      list={list}
      rowId={({ _id }: CollectionRow) => _id}
      rowLink={({ _id }) => file.linkTo(_id)}
      chips={{
        filter: 'state',
        label: t('list.state'),
        options: [
          { value: '', label: t('list.all') },
          ...COLLECTION_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
        ],
      }}
      empty={{ title: t('list.empty'), text: t('list.empty_text') }}
      create={<CreateLink to={make.linkTo('1')}>{t('list.new')}</CreateLink>}
    >
      <NewCollectionDrawer />
      <CollectionDrawer />
    </ListPage>
  )
}
