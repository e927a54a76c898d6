import { Anchor, Button, Checkbox, MultiSelect, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Dialog } from '@/components/dialogs/dialog'
import { DialogActions } from '@/components/dialogs/dialog_actions'
import { Loading } from '@/components/loading/loading'
import { showDone } from '@/components/toast'
import { useChange } from '@/components/use_change'
import { formatHours } from '@/lib/language/numbers'
import { api } from '@/lib/server/api'
import { useRole } from '@/lib/session/current_user'
import { usePeople } from '../queries'
import { refreshTasks } from '../refresh_tasks'
import { TEMPLATES, type Template, useTemplates } from './template'

interface TemplateDialogProps {
  projectId: string
  onClose: () => void
}

/** The templates of the company; the chosen ones become tasks of a project, with their checklists. */
export function TemplateDialog({ projectId, onClose }: TemplateDialogProps) {
  const { t } = useTranslation('task_templates')
  const { t: ofTasks } = useTranslation('tasks')
  const isDesk = useRole() === 'company'
  const templates = useTemplates()
  const people = usePeople()
  const [chosen, setChosen] = useState<string[]>([])
  const [assigneeIds, setAssigneeIds] = useState<string[]>([])
  const make = useChange({
    change: () =>
      api('POST', '/api/projects/:id/template-tasks', {
        params: { id: projectId },
        body: { templateIds: chosen, ...(assigneeIds.length > 0 && { assigneeIds }) },
      }),
    affects: ['/api/projects'],
    onDone: ({ tasks }) => {
      showDone(t('made', { count: tasks.length }))
      refreshTasks()
      onClose()
    },
  })
  return (
    <Dialog title={t('from')} onClose={onClose}>
      {!templates && <Loading />}
      {templates?.length === 0 && <Text c="dimmed">{t('empty_text')}</Text>}
      {templates && (
        <Stack>
          <Checkbox.Group
            label={templates.length > 0 && t('choose')}
            value={chosen}
            onChange={setChosen}
          >
            <Stack gap="sm" mt="xs">
              {templates.map((template) => (
                <Choice key={template._id} template={template} />
              ))}
            </Stack>
          </Checkbox.Group>
          {isDesk && templates.length > 0 && (
            <MultiSelect
              label={ofTasks('field.assignees')}
              description={t('assignees_help')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              data={people.map(({ _id, name }) => ({ value: _id, label: name }))}
              searchable
              value={assigneeIds}
              onChange={setAssigneeIds}
            />
          )}
          {isDesk && (
            <Anchor component={Link} to={TEMPLATES} size="sm">
              {t('manage')}
            </Anchor>
          )}
          <DialogActions>
            <Button variant="default" onClick={onClose}>
              {ofTasks('cancel')}
            </Button>
            <Button
              loading={make.isPending}
              disabled={chosen.length === 0}
              onClick={() => make.mutate(undefined)}
            >
              {t('make', { count: chosen.length })}
            </Button>
          </DialogActions>
        </Stack>
      )}
    </Dialog>
  )
}

function Choice({ template }: { template: Template }) {
  const { t } = useTranslation('task_templates')
  const { t: ofTasks } = useTranslation('tasks')
  const { _id, title, steps, estimatedSeconds } = template
  const facts = [
    steps.length > 0 && t('steps_count', { count: steps.length }),
    estimatedSeconds !== null && ofTasks('time.hours', { hours: formatHours(estimatedSeconds) }),
  ]
  return <Checkbox value={_id} label={title} description={facts.filter(Boolean).join(' · ')} />
}
