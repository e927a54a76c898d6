import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { RowAction } from '@/components/data_table/column'
import { DataTable } from '@/components/data_table/data_table'
import { useTableState } from '@/components/data_table/table_state'
import { EmptyState } from '@/components/page/empty_state'
import { ClockDrawing } from '@/components/pictures/drawings'
import { listQuery } from '@/lib/server/queries'
import { useRole } from '@/lib/session/current_user'
import type { Task } from '../task'
import { deleteTask, setStatus } from '../task_changes'
import { useTaskColumns } from '../task_columns'
import { useSecondsToday } from '../use_seconds_today'
import { useTaskLink } from '../use_task_link'
import { StatusFilter, statusOf, TaskFilters } from './task_filters'
import { useDoneTogether } from './use_done_together'

/** The tasks as a list. */
export function TaskList() {
  const { t } = useTranslation('tasks')
  const role = useRole()
  const state = useTableState<'/api/tasks'>({
    filters: ['mine', 'projectId', 'status'],
    sort: 'dueDate',
  })
  const query = { ...state.query, status: statusOf(state.filters.status) }
  const list = useQuery(listQuery('/api/tasks', query))
  const columns = useTaskColumns(useSecondsToday())
  const linkTo = useTaskLink()
  const together = useDoneTogether()

  const actions = (task: Task): RowAction<Task>[] => [
    task.status === 'open'
      ? { label: t('action.done'), onSelect: () => void setStatus(task, 'done') }
      : { label: t('action.reopen'), onSelect: () => void setStatus(task, 'open') },
    ...(role === 'company'
      ? [
          {
            label: t('action.delete'),
            tone: 'danger' as const,
            onSelect: () => void deleteTask(task),
          },
        ]
      : []),
  ]
  return (
    <>
      <DataTable
        name="tasks"
        label={t('title')}
        columns={columns}
        state={state}
        list={list}
        rowId={({ _id }) => _id}
        rowName={({ title }) => title}
        rowLink={({ _id }) => linkTo(_id)}
        rowActions={actions}
        bulkActions={[
          { label: t('action.done'), onSelect: (tasks) => void together.complete(tasks) },
        ]}
        searchLabel={t('search')}
        filters={
          <TaskFilters state={state}>
            <StatusFilter state={state} />
          </TaskFilters>
        }
        empty={
          <EmptyState
            drawing={<ClockDrawing />}
            title={t('empty.title')}
            text={t('empty.text')}
            action={
              <Button variant="default" onClick={() => state.setFilter('status', 'all')}>
                {t('empty.show_all')}
              </Button>
            }
          />
        }
      />
      {together.dialog}
    </>
  )
}
