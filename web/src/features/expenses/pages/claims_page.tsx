import { Button, Group } from '@mantine/core'
import { IconCar } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { RowAction } from '@/components/data_table/column'
import { DataTable } from '@/components/data_table/data_table'
import { isUnused, useTableState } from '@/components/data_table/table_state'
import { useDrawerTarget } from '@/components/dialogs/use_drawer_target'
import { FilterChips } from '@/components/filters/filter_chips'
import { CreateLink } from '@/components/page/create_link'
import { EmptyState } from '@/components/page/empty_state'
import { Page } from '@/components/page/page'
import { listQuery } from '@/lib/server/queries'
import { useCurrentUser, useRole } from '@/lib/session/current_user'
import { CLAIM_STATUSES, CLAIMS, type ClaimRow, isOpen } from '../claims/claim'
import { useClaimColumns } from '../claims/claim_columns'
import { ClaimDrawer } from '../claims/claim_drawer'
import { useClaimActions } from '../claims/use_claim_actions'
import { ReceiptDrawing } from '../list/receipt_drawing'

/** `/expenses/claims`: receipts that were handed in; `?new=1` and `?edit=<id>` open one beside the list. */
export function Component() {
  const role = useRole()
  // The desk has a way back above the title, employees have none: neither is shown before it is known who looks.
  return role && <Claims isDesk={role !== 'employee'} />
}

function Claims({ isDesk }: { isDesk: boolean }) {
  const { t } = useTranslation('expenses')
  const { data: caller } = useCurrentUser()
  const state = useTableState<'/api/expense-claims'>({
    filters: ['status'],
    sort: 'date',
    order: 'desc',
  })
  const list = useQuery({
    ...listQuery('/api/expense-claims', state.query),
    placeholderData: keepPreviousData,
  })
  const columns = useClaimColumns(isDesk)
  const drawer = useDrawerTarget()
  const actions = useClaimActions(drawer.close)
  const isWaiting = ({ status }: ClaimRow) => status === 'submitted'
  const isOwn = ({ user }: ClaimRow) => user._id === caller?.id
  const mayDecide = (row: ClaimRow) =>
    isDesk && isWaiting(row) && (!isOwn(row) || caller?.role === 'owner')

  const rowActions = (row: ClaimRow): RowAction<ClaimRow>[] => [
    {
      label: t(isOwn(row) && isOpen(row) ? 'row.edit' : 'recurring.step.show'),
      onSelect: ({ _id }) => drawer.open(_id),
    },
    ...(mayDecide(row)
      ? [
          {
            label: t('claim.approve'),
            onSelect: ({ _id, version }: ClaimRow) => actions.approve.mutate({ _id, version }),
          },
          {
            label: t('claim.return'),
            onSelect: (claim: ClaimRow) => actions.refuse({ step: 'return', claim }),
          },
          {
            label: t('claim.reject'),
            onSelect: (claim: ClaimRow) => actions.refuse({ step: 'reject', claim }),
            tone: 'danger' as const,
          },
        ]
      : []),
    ...(isOwn(row) && row.status !== 'approved'
      ? [{ label: t('claim.withdraw'), onSelect: actions.withdraw, tone: 'danger' as const }]
      : []),
  ]
  const isEmpty = isUnused(list, state)
  const create = <CreateLink to={`${CLAIMS}?new=1`}>{t('claim.new')}</CreateLink>
  const travel = (
    <Button
      component={Link}
      to={`${CLAIMS}?new=trip`}
      variant="default"
      leftSection={<IconCar size={16} aria-hidden />}
    >
      {t('claim.new_trip')}
    </Button>
  )
  const buttons = (
    <>
      {travel}
      {create}
    </>
  )
  const title = t(isDesk ? 'claim.title' : 'claim.own_title')
  return (
    <Page
      title={title}
      {...(isDesk && { back: { to: '/expenses', label: t('list.title') } })}
      skeleton="rows"
      action={!isEmpty && buttons}
    >
      <DataTable
        name="expense-claims"
        label={title}
        columns={columns}
        state={state}
        list={list}
        rowId={({ _id }: ClaimRow) => _id}
        rowName={({ vendor }) => vendor}
        rowLink={({ _id }) => `${CLAIMS}?edit=${_id}`}
        rowActions={rowActions}
        {...(isDesk && {
          bulkActions: [
            {
              label: t('claim.approve'),
              onSelect: (rows: ClaimRow[]) => actions.approveAll.mutate(rows),
              isFor: mayDecide,
            },
          ],
        })}
        searchLabel={t('claim.search')}
        filters={
          <FilterChips
            label={t('list.status')}
            options={[
              { value: '', label: t('list.all') },
              ...CLAIM_STATUSES.map(({ status }) => ({
                value: status,
                label: t(`claim.status.${status}`),
              })),
            ]}
            value={state.filters.status ?? ''}
            onChange={(status) => state.setFilter('status', status)}
          />
        }
        empty={
          <EmptyState
            drawing={<ReceiptDrawing />}
            title={t('claim.empty')}
            text={t(isDesk ? 'claim.empty_text' : 'claim.empty_own_text')}
            action={
              <Group justify="center" gap="xs">
                {buttons}
              </Group>
            }
          />
        }
      />
      <ClaimDrawer
        target={drawer.target}
        actions={actions}
        onOpen={drawer.open}
        onClose={drawer.close}
      />
      {actions.dialogs}
    </Page>
  )
}
