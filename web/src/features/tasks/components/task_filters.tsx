import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { QueryOf } from '#api/routes'
import type { TableState } from '@/components/data_table/table_state'
import { choiceFilter } from '@/components/filters/choice_filter'
import { FilterChips } from '@/components/filters/filter_chips'
import { FilterMenu } from '@/components/filters/filter_menu'
import { useProjectNames } from '../queries'

interface FilterProps {
  state: Pick<TableState, 'filters' | 'setFilter'>
}

/** Whose tasks and of which project, with other filters between them. */
export function TaskFilters({ state, children }: FilterProps & { children?: ReactNode }) {
  const { t } = useTranslation('tasks')
  const projects = useProjectNames()
  const project = choiceFilter({
    state,
    name: 'projectId',
    label: t('field.project'),
    all: t('filter.all_projects'),
    options: projects.map(({ _id, name }) => ({ value: _id, label: name })),
    notFound: t('filter.no_project'),
  })
  return (
    <>
      <FilterMenu filters={[project]} />
      <FilterChips
        label={t('filter.people')}
        options={[
          { value: '', label: t('filter.everybody') },
          { value: '1', label: t('filter.mine') },
        ]}
        value={state.filters.mine ?? ''}
        onChange={(value) => state.setFilter('mine', value)}
      />
      {children}
    </>
  )
}

/** Without a choice of the user the open ones are shown; `all` shows the done ones too. */
export const statusOf = (chosen: string | undefined): QueryOf<'/api/tasks'>['status'] =>
  chosen === 'all' ? undefined : chosen === 'done' ? 'done' : 'open'

/** Open tasks, done ones or both. */
export function StatusFilter({ state }: FilterProps) {
  const { t } = useTranslation('tasks')
  return (
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
  )
}
