import { Button, Select } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { QueryOf } from '#api/routes'
import type { RowAction } from '@/components/data_table/column'
import { DataTable } from '@/components/data_table/data_table'
import { useTableState } from '@/components/data_table/table_state'
import { FilterChips } from '@/components/filters/filter_chips'
import { EmptyState } from '@/components/page/empty_state'
import { Page } from '@/components/page/page'
import { ClockDrawing } from '@/components/pictures/drawings'
import { listQuery } from '@/lib/server/queries'
import { useRole } from '@/lib/session/current_user'
import { QuickAddLine } from '../components/quick_add_line'
import { TaskDrawer } from '../components/task_drawer'
import { useDoneTogether } from '../components/use_done_together'
import { useProjectNames } from '../queries'
import type { Task } from '../task'
import { deleteTask, setStatus } from '../task_changes'
import { useTaskColumns } from '../task_columns'
import { useSecondsToday } from '../use_seconds_today'
import { useTaskLink } from '../use_task_link'

/** Without a choice of the user the open ones are shown; `all` shows the done ones too. */
const statusOf = (chosen: string | undefined): QueryOf<'/api/tasks'>['status'] =>
  chosen === 'all' ? undefined : chosen === 'done' ? 'done' : 'open'

export function Component() {
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
    <Page title={t('title')} context={t('context')}>
      <QuickAddLine />
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
        filters={<Filters state={state} />}
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
      <TaskDrawer />
      {together.dialog}
    </Page>
  )
}

function Filters({ state }: { state: ReturnType<typeof useTableState> }) {
  const { t } = useTranslation('tasks')
  const projects = useProjectNames()
  return (
    <>
      <FilterChips
        label={t('filter.people')}
        options={[
          { value: '', label: t('filter.everybody') },
          { value: '1', label: t('filter.mine') },
        ]}
        value={state.filters.mine ?? ''}
        onChange={(value) => state.setFilter('mine', value)}
      />
      <FilterChips
        label={t('field.status')}
        options={[
          { value: '', label: t('status.open') },
          { value: 'done', label: t('status.done') },
          { value: 'all', label: t('filter.all') },
        ]}
        value={state.filters.status ?? ''}
        onChange={(value) => state.setFilter('status', value)}
      />
      <Select
        aria-label={t('field.project')}
        placeholder={t('filter.all_projects')}
        data={projects.map(({ _id, name }) => ({ value: _id, label: name }))}
        value={state.filters.projectId || null}
        onChange={(value) => state.setFilter('projectId', value ?? '')}
        searchable
        clearable
        w={190}
        nothingFoundMessage={t('filter.no_project')}
        clearButtonProps={{ 'aria-label': t('filter.all_projects') }}
      />
    </>
  )
}
