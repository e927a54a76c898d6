import { Button } from '@mantine/core'
import { IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DataTable } from '@/components/data_table/data_table'
import { useTableState } from '@/components/data_table/table_state'
import { EmptyState } from '@/components/page/empty_state'
import { Page } from '@/components/page/page'
import { listQuery, recordQuery } from '@/lib/server/queries'
import { useAudiences, useCurrentUser } from '@/lib/session/current_user'
import { Decisions } from '../components/decisions'
import { LeftWork } from '../components/left_work'
import { usePeopleColumns } from '../components/people_columns'
import { PeopleFilters } from '../components/people_filters'
import { usePersonActions } from '../components/person_actions'
import { useInvitations } from '../components/use_invitations'

/** `/employees`: the people of the company. Owners also invite, deactivate and change roles; `?new=1` opens the invitation. */
export function Component() {
  const { t } = useTranslation('people')
  const isOwner = useAudiences()?.includes('owner') === true
  const { data: me } = useCurrentUser()
  const state = useTableState<'/api/employees'>({
    filters: ['status', 'role', 'target'],
    sort: 'name',
  })
  const list = useQuery(
    listQuery('/api/employees', { ...state.query, ...(isOwner && { invited: 'true' }) })
  )
  const { actionsOf, dialogs } = usePersonActions()
  const invitations = useInvitations(isOwner)
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
        rowName={({ name, email }) => name || email}
        rowLink={({ _id, status }) => (status === 'invited' ? null : `/view/employees/${_id}`)}
        rowActions={(row) => {
          if (!isOwner || row._id === me?.id) return []
          return row.status === 'invited' ? invitations.actions : actionsOf(row)
        }}
        searchLabel={t('page.search')}
        filters={<PeopleFilters state={state} isOwner={isOwner} />}
        empty={<EmptyState title={t('page.none')} />}
      />
      {isOwner && <Decisions />}
      {isOwner && <LeftWork />}
      {invitations.dialogs}
      {dialogs}
    </Page>
  )
}
