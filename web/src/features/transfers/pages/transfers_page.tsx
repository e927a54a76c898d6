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
  const isEmpty = isUnused(list, state)
  const create = (
    <Button component={Link} to={make.linkTo('1')} leftSection={<IconPlus size={16} aria-hidden />}>
      {t('list.new')}
    </Button>
  )
  return (
    <Page
      title={t('list.title')}
      back={{ to: '/expenses', label: t('list.expenses') }}
      skeleton="rows"
      action={!isEmpty && !isReader && create}
    >
      <DataTable
        name="transfer-orders"
        label={t('list.title')}
        columns={columns}
        state={state}
        list={list}
        rowId={({ _id }: OrderRow) => _id}
        {...(!isReader && { rowLink: ({ _id }: OrderRow) => order.linkTo(_id) })}
        filters={
          <FilterChips
            label={t('list.state')}
            options={[
              { value: '', label: t('list.all') },
              ...ORDER_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
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
            action={!isReader && create}
          />
        }
      />
      {!isReader && <NewOrderDrawer />}
      {!isReader && <OrderDrawer />}
    </Page>
  )
}
