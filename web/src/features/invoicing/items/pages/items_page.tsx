import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DataTable } from '@/components/data_table/data_table'
import { isUnused, useTableState } from '@/components/data_table/table_state'
import { useDrawerTarget } from '@/components/dialogs/use_drawer_target'
import { ImportButton } from '@/components/files/import_button'
import { FilterChips } from '@/components/filters/filter_chips'
import { CreateLink } from '@/components/page/create_link'
import { EmptyState } from '@/components/page/empty_state'
import { Page } from '@/components/page/page'
import { useLanguage } from '@/lib/language/use_language'
import { listQuery } from '@/lib/server/queries'
import { transferOf } from '@/lib/server/transfer'
import { DEFAULT_CURRENCY, useSettings } from '@/lib/settings'
import { DeleteItem } from '../components/delete_item'
import { itemColumns } from '../components/item_columns'
import { ItemDrawer } from '../components/item_drawer'
import type { Item } from '../item'
import { useArchiveItem } from '../item_changes'

/** `/items`; `?new=1` and `?edit=<id>` open the form beside it. */
export function Component() {
  const { t } = useTranslation('items')
  const { language } = useLanguage()
  const currency = useSettings().data?.preferences.currency ?? DEFAULT_CURRENCY
  const state = useTableState<'/api/items'>({ filters: ['archived'], sort: 'name' })
  const list = useQuery(listQuery('/api/items', state.query))
  const archive = useArchiveItem()
  const drawer = useDrawerTarget()
  const [doomed, setDoomed] = useState<Item>()
  const isEmpty = isUnused(list, state)
  const archived = useQuery({
    ...listQuery('/api/items', { archived: true, pageSize: 1 }),
    enabled: isEmpty,
  })

  const newItem = <CreateLink to="/items?new=1">{t('list.new')}</CreateLink>
  return (
    <Page title={t('list.title')} action={!isEmpty && newItem}>
      <DataTable
        name="items"
        label={t('list.title')}
        columns={itemColumns({ t, language, currency })}
        state={state}
        list={list}
        transfer={transferOf('items', state.query)}
        rowId={({ _id }) => _id}
        rowName={({ name }) => name}
        rowLink={({ _id }) => `/items?edit=${_id}`}
        rowActions={({ isArchived }) => [
          { label: t('action.edit'), onSelect: ({ _id }) => drawer.open(_id) },
          { label: t(isArchived ? 'action.restore' : 'action.archive'), onSelect: archive.mutate },
          { label: t('action.delete'), tone: 'danger', onSelect: setDoomed },
        ]}
        searchLabel={t('list.search')}
        filters={
          <FilterChips
            label={t('list.show')}
            options={[
              { value: '', label: t('list.active') },
              { value: 'true', label: t('list.archived') },
            ]}
            value={state.filters.archived ?? ''}
            onChange={(value) => state.setFilter('archived', value)}
          />
        }
        empty={
          <EmptyState
            title={t('list.empty')}
            text={t('list.empty_text')}
            action={
              <Group justify="center" gap="xs">
                {archived.data !== undefined && archived.data.total > 0 && (
                  <Button variant="default" onClick={() => state.setFilter('archived', 'true')}>
                    {t('list.show_archived')}
                  </Button>
                )}
                <ImportButton kind="items" />
                {newItem}
              </Group>
            }
          />
        }
      />
      <ItemDrawer target={drawer.target} onClose={drawer.close} />
      <DeleteItem item={doomed} onClose={() => setDoomed(undefined)} />
    </Page>
  )
}
