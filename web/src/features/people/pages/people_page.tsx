import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DataTable } from '@/components/data_table/data_table'
import { useTableState } from '@/components/data_table/table_state'
import { FilterChips } from '@/components/filters/filter_chips'
import { EmptyState } from '@/components/page/empty_state'
import { Page } from '@/components/page/page'
import { listQuery, recordQuery } from '@/lib/server/queries'
import { useAudiences, useCurrentUser } from '@/lib/session/current_user'
import { Decisions } from '../components/decisions'
import { Invitations } from '../components/invitations'
import { usePeopleColumns } from '../components/people_columns'
import { usePersonActions } from '../components/person_actions'

/** `/employees`: who works here. Owners also invite, deactivate and change roles; `?new=1` opens the invitation. */
export function Component() {
  const { t } = useTranslation('people')
  const isOwner = useAudiences()?.includes('owner') === true
  const { data: me } = useCurrentUser()
  const state = useTableState<'/api/employees'>({ filters: ['status', 'role'], sort: 'name' })
  const list = useQuery(listQuery('/api/employees', state.query))
  const { actionsOf, dialogs } = usePersonActions()
  const everyone = useQuery(recordQuery('/api/employees/work'))
  const work = new Map(everyone.data?.map((one) => [one._id, one]))
  const columns = usePeopleColumns({ isOwner, ownId: me?.id, work })
  const invite = (
    <Button
      component={Link}
      to="/employees?new=1"
      leftSection={<IconUserPlus size={16} aria-hidden />}
    >
      {t('invite.title')}
    </Button>
  )
  return (
    <Page
      title={t('page.title')}
      {...(isOwner ? { action: invite } : { context: t('page.owner_invites') })}
    >
      <DataTable
        name="people"
        label={t('page.title')}
        columns={columns}
        state={state}
        list={list}
        rowId={({ _id }) => _id}
        rowName={({ name }) => name}
        rowLink={({ _id }) => `/view/employees/${_id}`}
        rowActions={(row) => (isOwner && row._id !== me?.id ? actionsOf(row) : [])}
        searchLabel={t('page.search')}
        filters={
          <FilterChips
            label={t('field.status')}
            options={[
              { value: '', label: t('page.all') },
              { value: 'active', label: t('status.active') },
              { value: 'deactivated', label: t('status.deactivated') },
            ]}
            value={state.filters.status ?? ''}
            onChange={(value) => state.setFilter('status', value)}
          />
        }
        empty={<EmptyState title={t('page.none')} />}
      />
      {isOwner && <Decisions />}
      {isOwner && <Invitations />}
      {dialogs}
    </Page>
  )
}
