import { Button, Group } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import type { RowAction } from '@/components/data_table/column'
import { DataTable } from '@/components/data_table/data_table'
import { useTableState } from '@/components/data_table/table_state'
import { FilterChips } from '@/components/filters/filter_chips'
import { EmptyState } from '@/components/page/empty_state'
import { Page } from '@/components/page/page'
import { ClockDrawing } from '@/components/pictures/drawings'
import { listQuery } from '@/lib/server/queries'
import { useRole } from '@/lib/session/current_user'
import { PROJECT_STATUSES, type Project } from '../projects/project'
import { setProjectStatus } from '../projects/project_changes'
import { useProjectColumns } from '../projects/project_columns'
import { TEMPLATES } from '../task_templates/template'

/** `/projects` */
export function Component() {
  const { t } = useTranslation('tasks')
  const { t: ofTemplates } = useTranslation('task_templates')
  const navigate = useNavigate()
  const isDesk = useRole() === 'company'
  const state = useTableState<'/api/projects'>({ filters: ['status'], sort: 'name' })
  const list = useQuery(listQuery('/api/projects', state.query))
  const columns = useProjectColumns()

  const actions = (project: Project): RowAction<Project>[] => [
    { label: t('project.edit'), onSelect: ({ _id }) => navigate(`/projects/${_id}/edit`) },
    project.status === 'archived'
      ? { label: t('action.reopen'), onSelect: () => void setProjectStatus(project, 'active') }
      : { label: t('project.archive'), onSelect: () => void setProjectStatus(project, 'archived') },
  ]
  const create = isDesk && (
    <Button component={Link} to="/projects/new">
      {t('project.new')}
    </Button>
  )
  const rates = isDesk && (
    <Button component={Link} variant="default" to="/hourly-rates">
      {t('project.rates')}
    </Button>
  )
  const templates = isDesk && (
    <Button component={Link} variant="default" to={TEMPLATES}>
      {ofTemplates('title')}
    </Button>
  )
  return (
    <Page
      title={t('project.list')}
      action={
        isDesk && (
          <Group gap="xs">
            {rates}
            {templates}
            {create}
          </Group>
        )
      }
    >
      <DataTable
        name="projects"
        label={t('project.list')}
        columns={columns}
        state={state}
        list={list}
        rowId={({ _id }) => _id}
        rowName={({ name }) => name}
        rowLink={({ _id }) => `/projects/${_id}/`}
        {...(isDesk && { rowActions: actions })}
        searchLabel={t('project.search')}
        filters={
          <FilterChips
            label={t('field.status')}
            options={[
              { value: '', label: t('project.current') },
              ...PROJECT_STATUSES.map((value) => ({ value, label: t(`project_status.${value}`) })),
            ]}
            value={state.filters.status ?? ''}
            onChange={(value) => state.setFilter('status', value)}
          />
        }
        empty={
          <EmptyState
            drawing={<ClockDrawing />}
            title={t('project.none')}
            text={isDesk ? t('project.none_text') : t('project.none_own')}
            action={create}
          />
        }
      />
    </Page>
  )
}
