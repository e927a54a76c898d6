import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { RowOf } from '#api/routes'
import type { Column } from '@/components/data_table/column'
import { DataTable } from '@/components/data_table/data_table'
import { useTableState } from '@/components/data_table/table_state'
import { EmptyState } from '@/components/page/empty_state'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { DayText } from '@/components/values/day_text'
import { StatusBadge, type StatusKind } from '@/components/values/status_badge'
import { api } from '@/lib/server/api'
import { listQuery } from '@/lib/server/queries'
import { formatDate } from '@/lib/time/days'

type Run = RowOf<'/api/admin/backup-runs'>

const KINDS: Record<Run['state'], StatusKind> = { running: 'open', done: 'paid', failed: 'overdue' }
const DRILL_KINDS: Record<NonNullable<Run['drill']>, StatusKind> = {
  passed: 'paid',
  failed: 'overdue',
  unchecked: 'draft',
}

/** The backups on the schedule, each with its drill. */
export function BackupRuns() {
  const { t } = useTranslation('admin')
  const state = useTableState<'/api/admin/backup-runs'>({ sort: 'day', order: 'desc' })
  const list = useQuery(listQuery('/api/admin/backup-runs', state.query))
  const retry = useChange({
    change: (id: string) => api('POST', '/api/admin/backup-runs/:id/retry', { params: { id } }),
    affects: ['/api/admin'],
    onDone: () => showDone(t('operations.backup_started')),
  })
  return (
    <DataTable
      name="backup_runs"
      label={t('operations.backups')}
      columns={useColumns()}
      state={state}
      list={list}
      rowId={({ _id }) => _id}
      rowName={({ day }) => formatDate(day)}
      rowActions={({ _id, canRetry }) =>
        canRetry ? [{ label: t('operations.retry'), onSelect: () => retry.mutate(_id) }] : []
      }
      empty={
        <EmptyState title={t('operations.no_backups')} text={t('operations.no_backups_text')} />
      }
    />
  )
}

function useColumns(): Column<Run>[] {
  const { t } = useTranslation('admin')
  const keptText = ({ keptAs }: Run) =>
    keptAs.map((reason) => t(`operations.kept.${reason}`)).join(', ')
  return [
    { key: 'day', label: t('operations.day'), sortKey: 'day', cell: ({ day }) => formatDate(day) },
    {
      key: 'state',
      label: t('field.status'),
      csv: ({ state }) => t(`operations.run.${state}`),
      cell: ({ state }) => <StatusBadge kind={KINDS[state]} label={t(`operations.run.${state}`)} />,
    },
    {
      key: 'drill',
      label: t('operations.drill'),
      csv: ({ drill }) => drill && t(`operations.drills.${drill}`),
      cell: ({ drill }) =>
        drill && <StatusBadge kind={DRILL_KINDS[drill]} label={t(`operations.drills.${drill}`)} />,
    },
    {
      key: 'reason',
      label: t('operations.reason'),
      isFluid: true,
      isSpare: true,
      cell: ({ failure, drillFailure }) => failure ?? drillFailure,
    },
    { key: 'kept', label: t('operations.kept_as'), isSpare: true, cell: keptText, csv: keptText },
    {
      key: 'endedAt',
      label: t('operations.ended'),
      isWideOnly: true,
      csv: ({ endedAt }) => endedAt,
      cell: ({ endedAt }) => <DayText value={endedAt} precision="minute" />,
    },
    { key: 'size', label: t('operations.size'), align: 'right', cell: ({ size }) => size },
  ]
}
