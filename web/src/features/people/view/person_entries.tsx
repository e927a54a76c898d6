import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '@/components/data_table/column'
import { DataTable } from '@/components/data_table/data_table'
import { useTableState } from '@/components/data_table/table_state'
import { Dialog } from '@/components/dialogs/dialog'
import { PeriodFilter } from '@/components/filters/period_filter'
import { EmptyState } from '@/components/page/empty_state'
import { ClockDrawing } from '@/components/pictures/drawings'
import { TimeEntryForm, type TimeEntryWithTask } from '@/features/tasks/parts'
import { formatHours } from '@/lib/language/numbers'
import { listQuery } from '@/lib/server/queries'
import { formatDate } from '@/lib/time/days'
import { timeOf } from '@/lib/time/local_instant'

/** The time that a person wrote down, newest first, with its correction. */
export function PersonEntries({ personId }: { personId: string }) {
  const { t } = useTranslation('people')
  const state = useTableState<'/api/time-entries'>({
    filters: ['from', 'to'],
    sort: 'startTime',
    order: 'desc',
  })
  const list = useQuery(listQuery('/api/time-entries', { ...state.query, userId: personId }))
  const [edited, setEdited] = useState<TimeEntryWithTask>()
  const columns: Column<TimeEntryWithTask>[] = [
    {
      key: 'startTime',
      label: t('entry.day'),
      sortKey: 'startTime',
      cell: ({ startTime }) => formatDate(startTime),
    },
    {
      key: 'period',
      label: t('entry.period'),
      cell: ({ startTime, endTime, byDuration }) =>
        byDuration ? '' : `${timeOf(startTime)} – ${endTime ? timeOf(endTime) : ''}`,
    },
    { key: 'task', label: t('entry.task'), isFluid: true, cell: ({ task }) => task.title },
    {
      key: 'project',
      label: t('entry.project'),
      isWideOnly: true,
      cell: ({ task }) => task.project?.name ?? '',
    },
    { key: 'note', label: t('absence.note'), isWideOnly: true, cell: ({ note }) => note },
    {
      key: 'seconds',
      label: t('entry.duration'),
      align: 'right',
      cell: ({ seconds }) => formatHours(seconds),
    },
  ]
  return (
    <>
      <DataTable
        name="person-entries"
        label={t('view.entries')}
        columns={columns}
        state={state}
        list={list}
        rowId={({ _id }) => _id}
        rowName={({ startTime, task }) => `${formatDate(startTime)} ${task.title}`}
        rowActions={({ isBilled }) =>
          isBilled ? [] : [{ label: t('entry.correct'), onSelect: setEdited }]
        }
        filters={<PeriodFilter state={state} />}
        empty={<EmptyState drawing={<ClockDrawing />} title={t('entry.none')} />}
      />
      {edited && (
        <Dialog title={t('entry.correct_title')} onClose={() => setEdited(undefined)}>
          <TimeEntryForm
            taskId={edited.task._id}
            isBillable={edited.billable}
            entry={edited}
            onClose={() => setEdited(undefined)}
          />
        </Dialog>
      )}
    </>
  )
}
