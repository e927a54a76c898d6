import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Column } from '@/components/data_table/column'
import { DataTable } from '@/components/data_table/data_table'
import { useTableState } from '@/components/data_table/table_state'
import { useBeside } from '@/components/dialogs/use_beside'
import { FilterChips } from '@/components/filters/filter_chips'
import { EmptyState } from '@/components/page/empty_state'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import { addressesOf, type MailRow } from '../../mail'
import { useMailColumns } from '../../mail_columns'
import { mailsQuery } from '../../queries'
import { useMailRetry } from '../../use_mail_retry'
import { MailReader } from '../mail_reader'
import { MailTest } from './mail_test'
import own from './operations.module.css'

const STATUSES = ['queued', 'failed'] as const

/** Mails that wait or have reached nobody, with the reason. */
export function UnsentMails() {
  const { t } = useTranslation('admin')
  const { linkTo } = useBeside('mail')
  const state = useTableState<'/api/admin/mails'>({
    filters: ['status'],
    sort: 'createdAt',
    order: 'desc',
  })
  const status = STATUSES.find((one) => one === state.filters.status) ?? STATUSES[0]
  const list = useQuery(mailsQuery({ ...state.query, status }))
  const retry = useMailRetry()
  const sendAll = useChange({
    change: () => api('POST', '/api/admin/mails/retry'),
    affects: ['/api/admin'],
    onDone: ({ count }: { count: number }) => showDone(t('operations.all_retried', { count })),
  })
  return (
    <>
      <div className={own.tools}>
        <FilterChips
          label={t('field.status')}
          options={STATUSES.map((value) => ({ value, label: t(`mail_status.${value}`) }))}
          value={status}
          onChange={(value) => state.setFilter('status', value)}
        />
        <Group gap="xs">
          {status === 'queued' && list.data !== undefined && list.data.total > 0 && (
            <Button
              variant="default"
              loading={sendAll.isPending}
              onClick={() => sendAll.mutate(undefined)}
            >
              {t('operations.send_all')}
            </Button>
          )}
          <MailTest />
        </Group>
      </div>
      <DataTable
        name="unsent_mails"
        label={t('operations.unsent')}
        columns={useColumns()}
        state={{ ...state, isFiltered: false }}
        list={list}
        rowId={({ _id }) => _id}
        rowLink={({ _id }) => linkTo(_id)}
        rowName={({ subject }) => subject}
        rowActions={({ _id }) => [
          { label: t('operations.send_again'), onSelect: () => retry.mutate(_id) },
        ]}
        empty={<EmptyState title={t(`operations.none.${status}`)} />}
      />
      <MailReader />
    </>
  )
}

function useColumns(): Column<MailRow>[] {
  const { t } = useTranslation('admin')
  const { subject, written } = useMailColumns()
  return [
    subject,
    { key: 'to', label: t('field.to'), isWideOnly: true, cell: ({ to }) => addressesOf(to) },
    {
      key: 'reason',
      label: t('field.error'),
      isFluid: true,
      cell: ({ lastError }) => lastError,
    },
    {
      key: 'attempts',
      label: t('field.attempts'),
      align: 'right',
      isSpare: true,
      cell: ({ attempts }) => attempts,
    },
    written,
  ]
}
