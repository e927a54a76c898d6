import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { RowAction } from '@/components/data_table/column'
import { ListPage } from '@/components/data_table/list_page'
import { useTableState } from '@/components/data_table/table_state'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { useDrawerTarget } from '@/components/dialogs/use_drawer_target'
import { CreateLink } from '@/components/page/create_link'
import { PeopleDrawing } from '@/components/pictures/drawings'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import { listQuery } from '@/lib/server/queries'
import { useIsReader } from '@/lib/session/current_user'
import { MergeVendor } from '../vendors/merge_vendor'
import { AFFECTED, VENDORS, type VendorRow } from '../vendors/vendor'
import { useVendorColumns } from '../vendors/vendor_columns'
import { VendorDrawer } from '../vendors/vendor_drawer'

const expensesOf = (name: string) => `/expenses?${new URLSearchParams({ vendor: name })}`

/** `/expenses/vendors`; `?new=1` and `?edit=<id>` open the form beside it. */
export function Component() {
  const { t } = useTranslation('expenses')
  const navigate = useNavigate()
  const state = useTableState<'/api/vendors'>({ sort: 'name' })
  const list = useQuery({
    ...listQuery('/api/vendors', state.query),
    placeholderData: keepPreviousData,
  })
  const columns = useVendorColumns()
  const drawer = useDrawerTarget()
  const [merged, setMerged] = useState<VendorRow>()
  const [doomed, setDoomed] = useState<VendorRow>()
  const remove = useChange<VendorRow>({
    change: ({ _id: id }) => api('DELETE', '/api/vendors/:id', { params: { id } }),
    affects: AFFECTED,
    onDone: (_, { name }) => {
      showDone(t('vendors.done.deleted', { name }))
      setDoomed(undefined)
    },
  })
  const rowActions = ({ expenseCount }: VendorRow): RowAction<VendorRow>[] => [
    { label: t('row.edit'), onSelect: ({ _id }) => drawer.open(_id) },
    {
      label: t('vendors.show_expenses'),
      onSelect: ({ name }) => void navigate(expensesOf(name)),
    },
    { label: t('vendors.merge'), onSelect: setMerged },
    ...(expenseCount === 0
      ? [{ label: t('row.delete'), onSelect: setDoomed, tone: 'danger' as const }]
      : []),
  ]
  const isReader = useIsReader()
  return (
    <ListPage
      title={t('vendors.title')}
      back={{ to: '/expenses', label: t('list.title') }}
      name="vendors"
      columns={columns}
      state={state}
      list={list}
      rowId={({ _id }: VendorRow) => _id}
      rowName={({ name }) => name}
      rowLink={({ _id, name }) => (isReader ? expensesOf(name) : `${VENDORS}?edit=${_id}`)}
      {...(!isReader && { rowActions })}
      searchLabel={t('vendors.search')}
      empty={{
        drawing: <PeopleDrawing />,
        title: t('vendors.empty'),
        text: t('vendors.empty_text'),
      }}
      create={!isReader && <CreateLink to={`${VENDORS}?new=1`}>{t('vendors.new')}</CreateLink>}
    >
      {!isReader && (
        <VendorDrawer target={drawer.target} onClose={drawer.close} onSaved={drawer.close} />
      )}
      {merged && <MergeVendor vendor={merged} onClose={() => setMerged(undefined)} />}
      <ConfirmDialog
        isOpen={doomed !== undefined}
        title={t('vendors.delete_title', { name: doomed?.name ?? '' })}
        verb={t('row.delete')}
        tone="danger"
        isBusy={remove.isPending}
        onConfirm={() => doomed && remove.mutate(doomed)}
        onCancel={() => setDoomed(undefined)}
      >
        {t('vendors.delete_text')}
      </ConfirmDialog>
    </ListPage>
  )
}
