import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { DataTable } from '@/components/data_table/data_table'
import { useTableState } from '@/components/data_table/table_state'
import { FilterMenu } from '@/components/filters/filter_menu'
import { usePeriodFilter } from '@/components/filters/period_filter'
import { EmptyState } from '@/components/page/empty_state'
import { listQuery } from '@/lib/server/queries'
import type { ExpenseRow } from '../expense'
import { NEW_EXPENSE } from '../parts'
import { useExpenseColumns } from './expense_columns'
import { ReceiptDrawing } from './receipt_drawing'

/** The expenses for a project, the newest first. */
export function ProjectExpenses({ projectId }: { projectId: string }) {
  const { t } = useTranslation('expenses')
  const state = useTableState<'/api/expenses'>({
    filters: ['from', 'to'],
    sort: 'date',
    order: 'desc',
  })
  const list = useQuery(listQuery('/api/expenses', { ...state.query, projectId }))
  const filters = [usePeriodFilter(state)]
  return (
    <DataTable
      name="project-expenses"
      label={t('list.title')}
      columns={useExpenseColumns()}
      state={state}
      list={list}
      rowId={({ _id }: ExpenseRow) => _id}
      rowName={({ number, vendor }) => `${number} ${vendor}`}
      rowLink={({ _id }) => `/expenses/${_id}`}
      searchLabel={t('list.search')}
      filters={<FilterMenu filters={filters} />}
      empty={
        <EmptyState
          drawing={<ReceiptDrawing />}
          title={t('list.empty')}
          text={t('list.empty_of_project')}
          action={
            <Button component={Link} to={NEW_EXPENSE} variant="default">
              {t('list.new')}
            </Button>
          }
        />
      }
    />
  )
}
