import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { DataTable } from '@/components/data_table/data_table'
import { isUnused, useTableState } from '@/components/data_table/table_state'
import { useDrawerTarget } from '@/components/dialogs/use_drawer_target'
import { ImportButton } from '@/components/files/import_button'
import { CreateLink } from '@/components/page/create_link'
import { EmptyState } from '@/components/page/empty_state'
import { TabbedPage } from '@/components/page/page_tabs'
import { PeopleDrawing } from '@/components/pictures/drawings'
import { AgeingList } from '@/features/ledger/parts'
import { useLanguage } from '@/lib/language/use_language'
import { listQuery } from '@/lib/server/queries'
import { transferOf } from '@/lib/server/transfer'
import { useArchiveClient, useArchiveClients } from '../client_changes'
import { useStandings } from '../client_standings'
import { clientColumns } from '../components/client_columns'
import { ClientFilters } from '../components/client_filters'
import { ClientDrawer } from '../components/form/client_drawer'

/** `/clients`; `?new=1` and `?edit=<id>` open the form beside it. */
export function Component() {
  const { t } = useTranslation('clients')
  const listed = useClientList()
  return (
    <TabbedPage
      title={t('list.title')}
      action={!listed.isEmpty && <NewClient />}
      tabs={[
        { value: 'list', label: t('list.all'), content: <ClientList {...listed} /> },
        { value: 'ageing', label: t('list.ageing'), content: <AgeingList /> },
      ]}
    />
  )
}

function useClientList() {
  const state = useTableState<'/api/clients'>({
    filters: ['archived', 'type', 'country', 'overdue'],
    sort: 'name',
  })
  const list = useQuery(listQuery('/api/clients', state.query))
  const isEmpty = isUnused(list, state)
  return { state, list, isEmpty }
}

function NewClient() {
  const { t } = useTranslation('clients')
  return <CreateLink to="/clients?new=1">{t('list.new')}</CreateLink>
}

function ClientList({ state, list, isEmpty }: ReturnType<typeof useClientList>) {
  const { t } = useTranslation('clients')
  const { language } = useLanguage()
  const navigate = useNavigate()
  const standings = useStandings(list.data?.rows.map(({ _id }) => _id) ?? [])
  const archive = useArchiveClient()
  const archiveAll = useArchiveClients()
  const drawer = useDrawerTarget()
  const archived = useQuery({
    ...listQuery('/api/clients', { archived: true, pageSize: 1 }),
    enabled: isEmpty,
  })

  return (
    <>
      <DataTable
        name="clients"
        label={t('list.title')}
        columns={clientColumns(t, language, standings)}
        state={state}
        list={list}
        transfer={transferOf('clients', state.query)}
        rowId={({ _id }) => _id}
        rowName={({ name }) => name}
        rowLink={({ _id }) => `/client-history/${_id}`}
        rowActions={({ isArchived, isErased }) =>
          isErased
            ? []
            : [
                { label: t('action.edit'), onSelect: ({ _id }) => drawer.open(_id) },
                {
                  label: t(isArchived ? 'action.restore' : 'action.archive'),
                  onSelect: archive.mutate,
                },
              ]
        }
        bulkActions={[
          {
            label: t(state.filters.archived ? 'action.restore' : 'action.archive'),
            onSelect: archiveAll.mutate,
          },
        ]}
        searchLabel={t('list.search')}
        filters={<ClientFilters state={state} />}
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
                <ImportButton kind="clients" />
                <NewClient />
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
    </>
  )
}
