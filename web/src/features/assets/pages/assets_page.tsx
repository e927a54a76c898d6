import { NativeSelect } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RowAction } from '@/components/data_table/column'
import { DataTable } from '@/components/data_table/data_table'
import { isUnused, useTableState } from '@/components/data_table/table_state'
import { ConfirmDialog } from '@/components/dialogs/confirm_dialog'
import { useDrawerTarget } from '@/components/dialogs/use_drawer_target'
import { FilterChips } from '@/components/filters/filter_chips'
import { Loading } from '@/components/loading/loading'
import { CreateLink } from '@/components/page/create_link'
import { EmptyState } from '@/components/page/empty_state'
import { Page } from '@/components/page/page'
import { PaperDrawing } from '@/components/pictures/drawings'
import { listQuery } from '@/lib/server/queries'
import { useIsReader } from '@/lib/session/current_user'
import { today } from '@/lib/time/days'
import { ASSETS, type Asset } from '../asset'
import { useAssetColumns } from '../asset_columns'
import { AssetDrawer } from '../asset_drawer'
import { DisposalDialog } from '../disposal_dialog'
import { PoolChoice } from '../pool_choice'
import { Unregistered } from '../unregistered'
import { UnregisteredMenu } from '../unregistered_menu'
import { useAssetChanges } from '../use_asset_changes'

const YEARS_SHOWN = 12

/** `/assets`: the register of fixed assets; `?new=1`, `?new=1&from=<expense>` and `?edit=<id>` open the form. */
export function Component() {
  const { t } = useTranslation('assets')
  const state = useTableState<'/api/assets'>({
    filters: ['year', 'state'],
    sort: 'date',
    order: 'desc',
  })
  const list = useQuery({
    ...listQuery('/api/assets', state.query),
    placeholderData: keepPreviousData,
  })
  const purchases = useQuery(listQuery('/api/asset-purchases'))
  const present = today().slice(0, 4)
  const year = state.filters.year || present
  const columns = useAssetColumns(year)
  const drawer = useDrawerTarget()
  const [leaving, setLeaving] = useState<Asset>()
  const [doomed, setDoomed] = useState<Asset>()
  const { restore, remove } = useAssetChanges(() => setDoomed(undefined))
  const rowActions = ({ disposedDate }: Asset): RowAction<Asset>[] => [
    { label: t('row.edit'), onSelect: ({ _id }) => drawer.open(_id) },
    disposedDate
      ? { label: t('row.restore'), onSelect: (one) => restore.mutate(one) }
      : { label: t('row.dispose'), onSelect: setLeaving },
    { label: t('row.delete'), onSelect: setDoomed, tone: 'danger' },
  ]
  const isReader = useIsReader()
  const isEmpty = isUnused(list, state)
  const missing = purchases.data?.rows ?? []
  const create = <CreateLink to={`${ASSETS}?new=1`}>{t('list.new')}</CreateLink>
  return (
    <Page
      title={t('list.title')}
      back={{ to: '/expenses', label: t('list.expenses') }}
      skeleton="rows"
      action={
        !isEmpty &&
        !isReader && (
          <>
            <UnregisteredMenu purchases={missing} />
            {create}
          </>
        )
      }
    >
      {purchases.isPending ? (
        <Loading variant="skeleton" extent="cardList" count={3} />
      ) : (
        <>
          {!isReader && isEmpty && <Unregistered purchases={missing} />}
          <DataTable
            name="assets"
            label={t('list.title')}
            columns={columns}
            state={state}
            list={list}
            rowId={({ _id }: Asset) => _id}
            rowName={({ name }) => name}
            {...(!isReader && {
              rowLink: ({ _id }: Asset) => `${ASSETS}?edit=${_id}`,
              rowActions,
            })}
            searchLabel={t('list.search')}
            filters={
              <>
                <FilterChips
                  label={t('list.state')}
                  options={[
                    { value: '', label: t('list.all') },
                    { value: 'present', label: t('list.present') },
                    { value: 'gone', label: t('list.gone') },
                  ]}
                  value={state.filters.state ?? ''}
                  onChange={(value) => state.setFilter('state', value)}
                />
                <NativeSelect
                  aria-label={t('list.year')}
                  data={Array.from({ length: YEARS_SHOWN }, (_, back) =>
                    String(Number(present) - back)
                  )}
                  value={year}
                  onChange={(event) => state.setFilter('year', event.currentTarget.value)}
                />
              </>
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
          {!isReader && !isEmpty && <PoolChoice year={year} />}
        </>
      )}
      {!isReader && <AssetDrawer target={drawer.target} onClose={drawer.close} />}
      {leaving && <DisposalDialog asset={leaving} onClose={() => setLeaving(undefined)} />}
      <ConfirmDialog
        isOpen={doomed !== undefined}
        title={t('delete.title', { name: doomed?.name ?? '' })}
        verb={t('delete.verb')}
        tone="danger"
        isBusy={remove.isPending}
        onConfirm={() => doomed && remove.mutate(doomed)}
        onCancel={() => setDoomed(undefined)}
      >
        {t('delete.text')}
      </ConfirmDialog>
    </Page>
  )
}
