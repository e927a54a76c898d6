import { Button, Group } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { DataTable } from '@/components/data_table/data_table'
import { useTableState } from '@/components/data_table/table_state'
import { PeopleDrawing } from '@/components/drawings'
import { EmptyState } from '@/components/empty_state'
import { FilterChips } from '@/components/filter_chips'
import { Page } from '@/components/page'
import { useDrawerTarget } from '@/components/use_drawer_target'
import { listQuery } from '@/lib/queries'
import { useLanguage } from '@/lib/use_language'
import { useArchiveClient } from '../client_changes'
import { useSumsByClient } from '../client_invoices'
import { clientColumns } from '../components/client_columns'
import { ClientDrawer } from '../components/client_drawer'

/** `/clients`; `?new=1` and `?edit=<id>` open the form beside it. */
export function Component() {
  const { t } = useTranslation('clients')
  const { language } = useLanguage()
  const navigate = useNavigate()
  const state = useTableState<'/api/clients'>({ filters: ['archived'], sort: 'name' })
  const list = useQuery(listQuery('/api/clients', state.query))
  const owedBy = useSumsByClient(list.data?.rows.map(({ _id }) => _id) ?? [])
  const archive = useArchiveClient()
  const drawer = useDrawerTarget()
  const isEmpty = list.isSuccess && list.data.rows.length === 0 && !state.isFiltered
  const archived = useQuery({
    ...listQuery('/api/clients', { archived: true, pageSize: 1 }),
    enabled: isEmpty,
  })

  const newClient = (
    <Button component={Link} to="/clients?new=1" leftSection={<IconPlus size={16} aria-hidden />}>
      {t('list.new')}
    </Button>
  )
  return (
    <Page title={t('list.title')} action={!isEmpty && newClient}>
      <DataTable
        name="clients"
        label={t('list.title')}
        columns={clientColumns(t, language, owedBy)}
        state={state}
        list={list}
        rowId={({ _id }) => _id}
        rowLink={({ _id }) => `/client-history/${_id}`}
        rowActions={({ isArchived }) => [
          { label: t('action.edit'), onSelect: ({ _id }) => drawer.open(_id) },
          { label: t(isArchived ? 'action.restore' : 'action.archive'), onSelect: archive.mutate },
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
            drawing={<PeopleDrawing />}
            title={t('list.empty')}
            text={t('list.empty_text')}
            action={
              <Group justify="center" gap="xs">
                {archived.data !== undefined && archived.data.total > 0 && (
                  <Button variant="default" onClick={() => state.setFilter('archived', 'true')}>
                    {t('list.show_archived')}
                  </Button>
                )}
                {newClient}
              </Group>
            }
          />
        }
      />
      <ClientDrawer
        target={drawer.target}
        onClose={drawer.close}
        onSaved={(client) =>
          drawer.target === 'new' ? navigate(`/client-history/${client._id}`) : drawer.close()
        }
      />
    </Page>
  )
}
