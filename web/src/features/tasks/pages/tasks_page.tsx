import { ActionIcon, Tooltip } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useBeside } from '@/components/dialogs/use_beside'
import { Page } from '@/components/page/page'
import { latePart } from '@/lib/parts/late_part'
import { QuickAddLine } from '../components/quick_add_line'
import { TaskDrawer } from '../components/task_drawer'
import { TaskList } from '../components/task_list'
import { ChangesDrawer } from '../entries/changes_drawer'
import { LoadingView } from '../views/loading_view'
import { useTaskView } from '../views/use_task_view'
import { ViewSwitch } from '../views/view_switch'
import classes from '../views/views.module.css'

const BoardView = latePart(async () => (await import('../board/board_view')).BoardView, LoadingView)
const TimeCalendarView = latePart(
  async () => (await import('../time_calendar/time_calendar_view')).TimeCalendarView,
  LoadingView
)
const WeekView = latePart(async () => (await import('../week/week_view')).WeekView, LoadingView)

export function Component() {
  const { t } = useTranslation('tasks')
  const changes = useBeside('changes')
  const { view } = useTaskView()
  return (
    <Page
      title={t('title')}
      beside={
        <div className={classes.views}>
          <ViewSwitch />
          {(view === 'list' || view === 'board') && <QuickAddLine />}
        </div>
      }
      action={
        <Tooltip label={t('changes.title')}>
          <ActionIcon
            variant="default"
            size={36}
            aria-label={t('changes.title')}
            onClick={() => changes.open('1')}
          >
            <IconHistory size={18} aria-hidden />
          </ActionIcon>
        </Tooltip>
      }
    >
      {view === 'list' && <TaskList />}
      {view === 'board' && <BoardView />}
      {view === 'week' && <WeekView />}
      {view === 'calendar' && <TimeCalendarView />}
      <TaskDrawer />
      <ChangesDrawer />
    </Page>
  )
}
