import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DataTable } from '@/components/data_table/data_table'
import { useTableState } from '@/components/data_table/table_state'
import { EmptyState } from '@/components/page/empty_state'
import { ClockDrawing } from '@/components/pictures/drawings'
import { listQuery } from '@/lib/server/queries'
import { QuickAddLine } from '../components/quick_add_line'
import { TaskDrawer } from '../components/task_drawer'
import { StatusFilter, statusOf } from '../components/task_filters'
import { useTaskColumns } from '../task_columns'
import { FromTemplates } from '../task_templates/from_templates'
import { useSecondsToday } from '../use_seconds_today'
import { useTaskLink } from '../use_task_link'
import type { Project } from './project'
import classes from './projects.module.css'

/** The tasks of a project, the open ones first of all; a line of the quick field belongs to it. */
export function ProjectTasks({ project }: { project: Project }) {
  const { t } = useTranslation('tasks')
  const state = useTableState<'/api/tasks'>({ filters: ['status'], sort: 'dueDate' })
  const query = {
    ...state.query,
    status: statusOf(state.filters.status),
    projectId: project._id,
  }
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
        filters={<StatusFilter state={state} />}
        empty={
          <EmptyState
            drawing={<ClockDrawing />}
            title={t('empty.title')}
            action={
              <Button variant="default" onClick={() => state.setFilter('status', 'all')}>
                {t('empty.show_all')}
              </Button>
            }
          />
        }
      />
      <TaskDrawer />
    </>
  )
}
