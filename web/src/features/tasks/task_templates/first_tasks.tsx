import { MultiSelect, type MultiSelectProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useTemplates } from './template'

/** The templates from which a new project gets its first tasks; nothing where a company has none. */
export function FirstTasks(field: MultiSelectProps) {
  const { t } = useTranslation('task_templates')
  const templates = useTemplates()
  if (!templates || templates.length === 0) return null
  return (
    <MultiSelect
      label={t('first_tasks')}
      description={t('first_tasks_help')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      data={templates.map(({ _id, title }) => ({ value: _id, label: title }))}
      searchable
      {...field}
    />
  )
}
