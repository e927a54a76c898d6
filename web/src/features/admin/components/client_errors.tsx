import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { AnswerOf } from '#api/routes'
import type { Column } from '@/components/data_table/column'
import { DataTable } from '@/components/data_table/data_table'
import { useTableState } from '@/components/data_table/table_state'
import { useBeside } from '@/components/dialogs/use_beside'
import { EmptyState } from '@/components/page/empty_state'
import { DayText } from '@/components/values/day_text'
import { listQuery } from '@/lib/server/queries'
import { formatInstant } from '@/lib/time/days'
import { ClientErrorReader } from './client_error_reader'

type ClientErrorRow = AnswerOf<'GET', '/api/admin/client-errors'>[number]

/** Screens that could not be shown in somebody's browser, each kind once. */
export function ClientErrors() {
  const { t } = useTranslation('admin')
  const { linkTo } = useBeside('error')
  const state = useTableState<'/api/admin/client-errors'>({ sort: 'lastSeenAt', order: 'desc' })
  const list = useQuery(listQuery('/api/admin/client-errors', state.query))
  return (
    <>
      <DataTable
        name="client_errors"
        label={t('errors.title')}
        columns={useColumns()}
        state={state}
        list={list}
        rowId={({ _id }) => _id}
        rowLink={({ _id }) => linkTo(_id)}
        empty={<EmptyState title={t('errors.none')} text={t('errors.none_text')} />}
      />
      <ClientErrorReader />
    </>
  )
}

function useColumns(): Column<ClientErrorRow>[] {
  const { t } = useTranslation('admin')
  return [
    { key: 'message', label: t('field.error_text'), cell: ({ message }) => message },
    { key: 'page', label: t('field.page'), cell: ({ page }) => page },
    {
      key: 'count',
      label: t('field.count'),
      sortKey: 'count',
      align: 'right',
      cell: ({ count }) => count,
    },
    {
      key: 'lastSeenAt',
      label: t('field.last_seen'),
      sortKey: 'lastSeenAt',
      align: 'right',
      csv: ({ lastSeenAt }) => formatInstant(lastSeenAt),
      cell: ({ lastSeenAt }) => <DayText value={lastSeenAt} precision="minute" />,
    },
  ]
}
