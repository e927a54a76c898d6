import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DataTable } from '@/components/data_table/data_table'
import { useTableState } from '@/components/data_table/table_state'
import { EmptyState } from '@/components/page/empty_state'
import { PaperDrawing } from '@/components/pictures/drawings'
import { listQuery } from '@/lib/server/queries'
import { useRecurringColumns } from './columns'

/** The recurring invoices of one client, the latest first. */
export function ClientRecurring({ clientId }: { clientId: string }) {
  const { t } = useTranslation('recurring')
  const state = useTableState<'/api/recurring-invoices'>({ sort: 'createdAt', order: 'desc' })
  const list = useQuery(listQuery('/api/recurring-invoices', { ...state.query, clientId }))
  return (
    <DataTable
      name="client-recurring"
      label={t('list.title')}
      columns={useRecurringColumns().filter(({ key }) => key !== 'client')}
      state={state}
      list={list}
      rowId={({ _id }) => _id}
      rowLink={({ _id }) => `/recurring-invoices/${_id}`}
      empty={<EmptyState drawing={<PaperDrawing />} title={t('list.empty')} />}
    />
  )
}
