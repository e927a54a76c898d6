import { useTranslation } from 'react-i18next'
import type { Column } from '@/components/data_table/column'
import { formatHours } from '@/lib/language/numbers'
import type { Template } from './template'

export function useTemplateColumns(): Column<Template>[] {
  const { t } = useTranslation('task_templates')
  const { t: ofTasks } = useTranslation('tasks')
  return [
    {
      key: 'title',
      label: ofTasks('field.title'),
      cell: ({ title }) => title,
      sortKey: 'title',
      isFluid: true,
    },
    {
      key: 'steps',
      label: t('steps'),
      align: 'right',
      cell: ({ steps }) => steps.length > 0 && t('steps_count', { count: steps.length }),
      csv: ({ steps }) => steps.join(', '),
    },
    {
      key: 'priority',
      label: ofTasks('field.priority'),
      cell: ({ priority }) => ofTasks(`priority.${priority}`),
      isWideOnly: true,
    },
    {
      key: 'estimate',
      label: ofTasks('field.estimate'),
      align: 'right',
      cell: ({ estimatedSeconds }) => estimatedSeconds !== null && formatHours(estimatedSeconds),
      csv: ({ estimatedSeconds }) =>
        estimatedSeconds === null ? '' : formatHours(estimatedSeconds),
    },
  ]
}
