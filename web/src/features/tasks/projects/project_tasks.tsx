import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DataTable } from '@/components/data_table/data_table'
import { useTableState } from '@/components/data_table/table_state'
import { FilterChips } from '@/components/filters/filter_chips'
import { EmptyState } from '@/components/page/empty_state'
import { ClockDrawing } from '@/components/pictures/drawings'
import { listQuery } from '@/lib/server/queries'
import { QuickAddLine } from '../components/quick_add_line'
import { TaskDrawer } from '../components/task_drawer'
import { useTaskColumns } from '../task_columns'
import { FromTemplates } from '../task_templates/from_templates'
import { useSecondsToday } from '../use_seconds_today'
import { useTaskLink } from '../use_task_link'
import type { Project } from './project'
import classes from './projects.module.css'

/** The tasks of a project; a line of the quick field belongs to it. */
export function ProjectTasks({ project }: { project: Project }) {
  const { t } = useTranslation('tasks')
  const state = useTableState<'/api/tasks'>({ filters: ['status'], sort: 'dueDate' })
  const query = { ...state.query, projectId: project._id }
  const list = useQuery(listQuery('/api/tasks', query))
  const columns = useTaskColumns(useSecondsToday()).filter(({ key }) => key !== 'project')
  const linkTo = useTaskLink()
  return (
    <>
      {project.status !== 'archived' && (
        <div className={classes.quick}>
          <QuickAddLine
            projectId={project._id}
            beside={<FromTemplates projectId={project._id} />}
          />
        </div>
      )}
      <DataTable
        name="project-tasks"
        label={t('title')}
        columns={columns}
        state={state}
        list={list}
        rowId={({ _id }) => _id}
        rowLink={({ _id }) => linkTo(_id)}
        searchLabel={t('search')}
        filters={
          <FilterChips
            label={t('field.status')}
            options={[
              { value: '', label: t('filter.all') },
              { value: 'open', label: t('status.open') },
              { value: 'done', label: t('status.done') },
            ]}
            value={state.filters.status ?? ''}
            onChange={(value) => state.setFilter('status', value)}
          />
        }
        empty={<EmptyState drawing={<ClockDrawing />} title={t('project.no_tasks')} />}
      />
      <TaskDrawer />
    </>
  )
}
