import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Column, RowAction } from '@/components/data_table/column'
import { DataTable } from '@/components/data_table/data_table'
import { useTableState } from '@/components/data_table/table_state'
import { PeriodFilter } from '@/components/filters/period_filter'
import { EmptyState } from '@/components/page/empty_state'
import { ClockDrawing } from '@/components/pictures/drawings'
import { formatHours } from '@/lib/language/numbers'
import { listQuery } from '@/lib/server/queries'
import { formatDate } from '@/lib/time/days'
import { minutesOf, timeOf } from '@/lib/time/local_instant'
import { deleteTimeEntry, mergeTimeEntries } from '../entries/entry_changes'
import { useEntryDialogs } from '../entries/use_entry_dialogs'
import type { TimeEntryWithTask } from '../task'

/** The time worked on a project, newest first; for employees their own. */
export function ProjectTime({ projectId }: { projectId: string }) {
  const { t } = useTranslation('tasks')
  const state = useTableState<'/api/time-entries'>({
    filters: ['from', 'to'],
    sort: 'startTime',
    order: 'desc',
  })
  const dialogs = useEntryDialogs()
  const list = useQuery(listQuery('/api/time-entries', { ...state.query, projectId }))
  const columns: Column<TimeEntryWithTask>[] = [
    {
      key: 'startTime',
      label: t('time.day'),
      sortKey: 'startTime',
      cell: ({ startTime }) => formatDate(startTime),
    },
    {
      key: 'period',
      label: t('time.from_to'),
      cell: ({ startTime, endTime, byDuration }) =>
        byDuration
          ? ''
          : endTime
            ? `${timeOf(startTime)} – ${timeOf(endTime)}`
            : `${timeOf(startTime)} –`,
    },
    { key: 'task', label: t('task'), cell: ({ task }) => task.title },
    { key: 'user', label: t('time.person'), cell: ({ user }) => user.name },
    { key: 'note', label: t('time.note'), cell: ({ note }) => note },
    {
      key: 'tags',
      label: t('time.tags'),
      isWideOnly: true,
      cell: ({ tags }) => tags.join(', '),
    },
    {
      key: 'break',
      label: t('time.break_minutes'),
      align: 'right',
      isOptional: true,
      cell: ({ breakSeconds }) => minutesOf(breakSeconds),
    },
    {
      key: 'billing',
      label: t('billing.title'),
      isWideOnly: true,
      cell: ({ isBilled, billable, billableLater }) =>
        t(
          `billing.${isBilled ? 'billed' : billable ? 'open' : billableLater ? 'no_rate' : 'none'}`
        ),
    },
    {
      key: 'seconds',
      label: t('time.duration'),
      align: 'right',
      cell: ({ seconds }) => formatHours(seconds),
    },
  ]
  const actions = (entry: TimeEntryWithTask): RowAction<TimeEntryWithTask>[] =>
    entry.isBilled
      ? []
      : [
          { label: t('split.menu'), onSelect: () => dialogs.split(entry, entry.task) },
          { label: t('move.menu'), onSelect: () => dialogs.move(entry, entry.task) },
          {
            label: t('action.delete'),
            tone: 'danger',
            onSelect: () => void deleteTimeEntry(entry),
          },
        ]
  return (
    <>
      <DataTable
        name="project-time"
        label={t('time.title')}
        columns={columns}
        state={state}
        list={list}
        rowId={({ _id }) => _id}
        rowLink={({ task }) => `/projects/${projectId}/?task=${task._id}`}
        rowName={({ task, startTime }) => `${task.title}, ${formatDate(startTime)}`}
        rowActions={actions}
        bulkActions={[
          {
            label: t('time.merge'),
            isFor: ({ isBilled }) => !isBilled,
            onSelect: (entries) => void mergeTimeEntries(entries),
          },
        ]}
        filters={<PeriodFilter state={state} />}
        empty={<EmptyState drawing={<ClockDrawing />} title={t('project.no_time')} />}
      />
      {dialogs.dialog}
    </>
  )
}
