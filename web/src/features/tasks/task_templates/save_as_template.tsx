import { Button } from '@mantine/core'
import { IconTemplate } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { showUndo } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { api } from '@/lib/server/api'
import { useChecklist } from '../checklists/use_checklist'
import type { Task } from '../task'

/** Makes a template of a task as it is stored, with its checklist; the toast takes it back. */
export function SaveAsTemplate({ task }: { task: Task }) {
  const { t } = useTranslation('task_templates')
  const { steps } = useChecklist(task._id)
  const affects = ['/api/task-templates']
  const remove = useChange({
    change: (id: string) => api('DELETE', '/api/task-templates/:id', { params: { id } }),
    affects,
  })
  const save = useChange({
    change: () => {
      const { title, description, priority, estimatedSeconds } = task
      return api('POST', '/api/task-templates', {
        body: {
          title,
          description,
          priority,
          estimatedSeconds,
          steps: (steps ?? []).map((step) => step.title),
        },
      })
    },
    affects,
    onDone: ({ _id, title }) =>
      showUndo({ message: t('saved_task', { title }), undo: () => remove.mutate(_id) }),
  })
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      leftSection={<IconTemplate size={16} aria-hidden />}
      loading={save.isPending}
      disabled={steps === undefined}
      onClick={() => save.mutate(undefined)}
    >
      {t('save_task')}
    </Button>
  )
}
