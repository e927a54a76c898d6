import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Column } from '@/components/data_table/column'
import { DataTable } from '@/components/data_table/data_table'
import { useTableState } from '@/components/data_table/table_state'
import { EmptyState } from '@/components/page/empty_state'
import { ClockDrawing } from '@/components/pictures/drawings'
import { DayText } from '@/components/values/day_text'
import { StatusBadge } from '@/components/values/status_badge'
import { formatHours } from '@/lib/language/numbers'
import { listQuery } from '@/lib/server/queries'
import { formatDate } from '@/lib/time/days'
import { type ClientProject, PROJECT_KINDS } from '../client_projects'

/** The projects that are done for one client. */
export function ClientProjectsTab({ clientId }: { clientId: string }) {
  const { t } = useTranslation('clients')
  const state = useTableState<'/api/projects'>({ sort: 'name' })
  const list = useQuery(listQuery('/api/projects', { ...state.query, clientId }))
  const columns: Column<ClientProject>[] = [
    { key: 'name', label: t('field.name'), cell: ({ name }) => name, sortKey: 'name' },
    { key: 'number', label: t('field.number'), cell: ({ number }) => number, sortKey: 'number' },
    {
      key: 'status',
      label: t('invoice.status'),
      cell: ({ status }) => (
        <StatusBadge kind={PROJECT_KINDS[status]} label={t(`project_status.${status}`)} />
      ),
      csv: ({ status }) => t(`project_status.${status}`),
    },
    {
      key: 'dueDate',
      label: t('project.due_date'),
      cell: ({ dueDate }) => <DayText value={dueDate} />,
      csv: ({ dueDate }) => formatDate(dueDate),
      sortKey: 'dueDate',
    },
    {
      key: 'tracked',
      label: t('project.hours'),
      align: 'right',
      cell: ({ trackedSeconds }) => formatHours(trackedSeconds),
    },
  ]
  return (
    <DataTable
      name="client-projects"
      label={t('page.projects')}
      columns={columns}
      state={state}
      list={list}
      rowId={({ _id }) => _id}
      rowLink={({ _id }) => `/projects/${_id}/`}
      empty={<EmptyState drawing={<ClockDrawing />} title={t('page.no_projects')} />}
    />
  )
}
