import { SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { TASK_VIEWS, type TaskViewName, useTaskView } from './use_task_view'

/** Chooses how the tasks and their time are shown. */
export function ViewSwitch() {
  const { t } = useTranslation('tasks')
  const { view, choose } = useTaskView()
  return (
    <SegmentedControl
      aria-label={t('views.label')}
      data={TASK_VIEWS.map((value) => ({ value, label: t(`views.${value}`) }))}
      value={view}
      onChange={(value) => choose(value as TaskViewName)}
    />
  )
}
