import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ListPage } from '@/components/data_table/list_page'
import { useTableState } from '@/components/data_table/table_state'
import { useBeside } from '@/components/dialogs/use_beside'
import { CreateLink } from '@/components/page/create_link'
import { listQuery } from '@/lib/server/queries'
import { useIsReader } from '@/lib/session/current_user'
import { NewOrderDrawer } from '../beside/new_order_drawer'
import { OrderDrawer } from '../beside/order_drawer'
import { useOrderColumns } from '../list/order_columns'
import { ORDER_STATES, type OrderRow } from '../order'

/** `/expenses/transfers`; `?new=1` and `?transfer=<id>` open the form and an order beside it. */
export function Component() {
  const { t } = useTranslation('transfers')
  const state = useTableState<'/api/transfer-orders'>({
    filters: ['state'],
    sort: 'date',
    order: 'desc',
  })
  const list = useQuery({
    ...listQuery('/api/transfer-orders', state.query),
    placeholderData: keepPreviousData,
  })
  const columns = useOrderColumns()
  const order = useBeside('transfer')
  const make = useBeside('new')
  const isReader = useIsReader()
  return (
    <ListPage
      title={t('list.title')}
      back={{ to: '/expenses', label: t('list.expenses') }}
      name="transfer-orders"
      columns={columns}
      state={state}
      list={list}
      rowId={({ _id }: OrderRow) => _id}
      {...(!isReader && { rowLink: ({ _id }: OrderRow) => order.linkTo(_id) })}
      chips={{
        filter: 'state',
        label: t('list.state'),
        options: [
          { value: '', label: t('list.all') },
          ...ORDER_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
        ],
      }}
      empty={{ title: t('list.empty'), text: t('list.empty_text') }}
      create={!isReader && <CreateLink to={make.linkTo('1')}>{t('list.new')}</CreateLink>}
    >
      {!isReader && <NewOrderDrawer />}
      {!isReader && <OrderDrawer />}
    </ListPage>
  )
}
