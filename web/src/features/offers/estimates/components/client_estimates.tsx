import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DataTable } from '@/components/data_table/data_table'
import { useTableState } from '@/components/data_table/table_state'
import { EmptyState } from '@/components/page/empty_state'
import { PaperDrawing } from '@/components/pictures/drawings'
import { listQuery } from '@/lib/server/queries'
import { useEstimateColumns } from './estimate_columns'

/** The estimates of one client, the latest first. */
export function ClientEstimates({ clientId }: { clientId: string }) {
  const { t } = useTranslation('estimates')
  const state = useTableState<'/api/estimates'>({ sort: 'createdAt', order: 'desc' })
  const list = useQuery(listQuery('/api/estimates', { ...state.query, clientId }))
  return (
    <DataTable
      name="client-estimates"
      label={t('list.title')}
      columns={useEstimateColumns(list.data?.totals).filter(({ key }) => key !== 'client')}
      state={state}
      list={list}
      rowId={({ _id }) => _id}
      rowLink={({ _id }) => `/view/estimates/${_id}`}
      empty={<EmptyState drawing={<PaperDrawing />} title={t('list.empty')} />}
    />
  )
}
