import { Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Column } from '@/components/data_table/column'
import { DataTable } from '@/components/data_table/data_table'
import { useTableState } from '@/components/data_table/table_state'
import { useBeside } from '@/components/dialogs/use_beside'
import { FilterChips } from '@/components/filters/filter_chips'
import { FilterMenu, INSIDE } from '@/components/filters/filter_menu'
import { EmptyState } from '@/components/page/empty_state'
import { Page } from '@/components/page/page'
import { DayText } from '@/components/values/day_text'
import { StatusBadge } from '@/components/values/status_badge'
import { listQuery } from '@/lib/server/queries'
import { formatInstant } from '@/lib/time/days'
import { useUserSteps } from '../components/users/use_user_steps'
import { UserReader } from '../components/users/user_reader'
import {
  stateOf,
  stepsFor,
  USER_ROLES,
  USER_STATE_KINDS,
  USER_STATES,
  type UserRow,
} from '../users'

/** `/admin/users`: everybody with a sign-in, and what an operator can do for it. */
export function Component() {
  const { t } = useTranslation('admin')
  const { linkTo } = useBeside('user')
  const state = useTableState<'/api/admin/users'>({
    filters: ['role', 'state'],
    sort: 'lastSignInAt',
    order: 'desc',
  })
  const list = useQuery(listQuery('/api/admin/users', state.query))
  const { start, dialogs, isBusy } = useUserSteps()
  const roles = USER_ROLES.map((value) => ({ value, label: t(`role.${value}`) }))
  const role = roles.find(({ value }) => value === state.filters.role)
  return (
    <Page
      title={t('users.title')}
      context={t('users.context')}
      back={{ to: '/admin', label: t('title') }}
    >
      <DataTable
        name="users"
        label={t('users.title')}
        columns={useColumns()}
        state={state}
        list={list}
        rowId={({ _id }) => _id}
        rowName={({ name }) => name}
        rowLink={({ _id }) => linkTo(_id)}
        rowActions={(user) =>
          stepsFor(user).map((step) => ({
            label: t(`users.${step}`),
            tone: step === 'lock' ? 'danger' : 'normal',
            onSelect: (row) => start(step, row),
          }))
        }
        searchLabel={t('users.search')}
        filters={
          <>
            <FilterMenu
              filters={[
                {
                  name: 'role',
                  words: role?.label,
                  field: (
                    <Select
                      label={t('field.role')}
                      placeholder={t('all')}
                      data={roles}
                      value={role?.value ?? null}
                      comboboxProps={INSIDE}
                      clearable
                      onChange={(value) => state.setFilter('role', value ?? '')}
                    />
                  ),
                  onClear: () => state.setFilter('role', ''),
                },
              ]}
            />
            <FilterChips
              label={t('field.status')}
              options={[
                { value: '', label: t('all') },
                ...USER_STATES.map((value) => ({ value, label: t(`users.state.${value}`) })),
              ]}
              value={state.filters.state ?? ''}
              onChange={(value) => state.setFilter('state', value)}
            />
          </>
        }
        empty={<EmptyState title={t('users.none')} text={t('users.none_text')} />}
      />
      <UserReader isBusy={isBusy} onStep={start} />
      {dialogs}
    </Page>
  )
}

function useColumns(): Column<UserRow>[] {
  const { t } = useTranslation('admin')
  const factorOf = ({ hasSecondFactor }: UserRow) => t(hasSecondFactor ? 'users.yes' : 'users.no')
  return [
    { key: 'name', label: t('field.name'), sortKey: 'name', cell: ({ name }) => name },
    {
      key: 'state',
      label: t('field.status'),
      csv: (user) => t(`users.state.${stateOf(user)}`),
      cell: (user) => (
        <StatusBadge
          kind={USER_STATE_KINDS[stateOf(user)]}
          label={t(`users.state.${stateOf(user)}`)}
        />
      ),
    },
    {
      key: 'email',
      label: t('field.email'),
      sortKey: 'email',
      isFluid: true,
      isWideOnly: true,
      cell: ({ email }) => email,
    },
    {
      key: 'company',
      label: t('field.company'),
      sortKey: 'company',
      isFluid: true,
      cell: ({ company }) => company?.name ?? t('users.platform'),
    },
    { key: 'role', label: t('field.role'), cell: ({ role }) => t(`role.${role}`) },
    {
      key: 'lastSignInAt',
      label: t('field.last_sign_in'),
      sortKey: 'lastSignInAt',
      isWideOnly: true,
      csv: ({ lastSignInAt }) => formatInstant(lastSignInAt),
      cell: ({ lastSignInAt }) => <DayText value={lastSignInAt} />,
    },
    { key: 'factor', label: t('users.factor'), isWideOnly: true, csv: factorOf, cell: factorOf },
  ]
}
