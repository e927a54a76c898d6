import { ActionIcon, Tooltip } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTableState } from '@/components/data_table/table_state'
import { SearchField } from '@/components/filters/search_field'
import { ErrorAlert } from '@/components/page/error_alert'
import { recordQuery } from '@/lib/server/queries'
import { useRole } from '@/lib/session/current_user'
import { TaskFilters } from '../components/task_filters'
import { LoadingView } from '../views/loading_view'
import views from '../views/views.module.css'
import { Columns } from './columns'
import { ColumnsDialog } from './columns_dialog'

/** Tasks as cards in the columns of the company. */
export function BoardView() {
  const { t } = useTranslation('tasks')
  const role = useRole()
  const state = useTableState<'/api/tasks'>({ filters: ['mine', 'projectId'] })
  const { mine, projectId } = state.filters
  const query = {
    ...(mine && { mine: true }),
    ...(projectId && { projectId }),
    ...(state.search && { search: state.search }),
  }
  const asked = recordQuery('/api/board', { query })
  const { data, error, refetch } = useQuery(asked)
  const [isChanging, setIsChanging] = useState(false)
  return (
    <>
      <div className={views.bar}>
        <div className={views.filters}>
          <TaskFilters state={state} />
          <SearchField value={state.search} onSearch={state.setSearch} label={t('search')} />
        </div>
        {role === 'company' && (
          <Tooltip label={t('board.change_columns')}>
            <ActionIcon
              variant="default"
              size="lg"
              aria-label={t('board.change_columns')}
              onClick={() => setIsChanging(true)}
            >
              <IconColumns3 size={18} aria-hidden />
            </ActionIcon>
          </Tooltip>
        )}
      </div>
      {error && !data && <ErrorAlert failure={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingView />}
      {data && <Columns board={data} queryKey={asked.queryKey} />}
      {data && isChanging && (
        <ColumnsDialog columns={data.columns} onClose={() => setIsChanging(false)} />
      )}
    </>
  )
}
