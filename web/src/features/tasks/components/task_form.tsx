import { Button, MultiSelect, Select, SimpleGrid, Textarea, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { parseDuration } from '#api/parse_duration'
import { DayField } from '@/components/form/day_field'
import { Form, FormActions, FormRow } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'
import { formatHours } from '@/lib/language/numbers'
import { api } from '@/lib/server/api'
import { useRole } from '@/lib/session/current_user'
import { taskQuery, usePeople, useProjectNames } from '../queries'
import { refreshTasks } from '../refresh_tasks'
import { PRIORITIES, type Task } from '../task'
import { setStatus } from '../task_changes'

interface TaskFormProps {
  /** The state that the form began with. */
  base: Task
  /** The newest state that is known. */
  latest: Task
  onTakeLatest: () => void
}

export function TaskForm({ base, latest, onTakeLatest }: TaskFormProps) {
  const { t } = useTranslation('tasks')
  const queryClient = useQueryClient()
  const isEmployee = useRole() === 'employee'
  const projects = withCurrent(useProjectNames(), base.project)
  const people = [...usePeople(), ...base.assignees]
  const names = new Map([...projects, ...people].map(({ _id, name }) => [_id, name]))
  const { form, submit, isSaving, failure, conflict, isDraftKept, discardDraft } = useServerForm({
    initial: valuesOf(base),
    draft: `task:${base._id}`,
    validate: {
      title: (title) => (title.trim() ? null : t('form.title_missing')),
      estimate: (text) =>
        text === '' || parseDuration(text) !== undefined ? null : t('form.duration_wrong'),
    },
    save: (values) =>
      api('PUT', '/api/tasks/:id', {
        params: { id: base._id },
        body: bodyOf(values),
      }),
    concurrency: {
      id: base._id,
      load: async () =>
        valuesOf((await api('GET', '/api/tasks/:id', { params: { id: base._id } })).task),
      words: ({ projectId, assigneeIds, priority }) => ({
        projectId: names.get(projectId ?? '') ?? '',
        assigneeIds: assigneeIds.map((id) => names.get(id)).join(', '),
        priority: t(`priority.${priority}`),
      }),
    },
    onSaved: (answer) => {
      queryClient.setQueryData(taskQuery(base._id).queryKey, answer)
      showDone(t('saved'))
      refreshTasks()
    },
  })
  const isOld = latest.version !== base.version
  const isUnsaved = isDraftKept || form.isDirty()
  useEffect(() => {
    if (isOld && !isUnsaved) onTakeLatest()
  }, [isOld, isUnsaved, onTakeLatest])

  return (
    <Form
      onSubmit={submit}
      failure={failure}
      conflict={conflict}
      labels={{ assigneeIds: t('field.assignees') }}
      draft={{ isKept: isDraftKept, onDiscard: discardDraft }}
    >
      <TextInput label={t('field.title')} maxLength={300} {...form.getInputProps('title')} />
      <Textarea
        label={t('field.description')}
        autosize
        minRows={2}
        maxRows={10}
        {...form.getInputProps('description')}
      />
      <FormRow>
        <Select
          label={t('field.project')}
          placeholder={t('timer.no_project')}
          data={projects.map(({ _id, name }) => ({ value: _id, label: name }))}
          searchable
          clearable
          clearButtonProps={{ 'aria-label': t('clear') }}
          {...form.getInputProps('projectId')}
        />
        <MultiSelect
          label={t('field.assignees')}
          data={[...new Map(people.map(({ _id, name }) => [_id, name]))].map(([value, label]) => ({
            value,
            label,
          }))}
          searchable
          disabled={isEmployee}
          {...form.getInputProps('assigneeIds')}
        />
      </FormRow>
      <SimpleGrid cols={{ base: 1, xs: 3 }} spacing="md">
        <DayField
          label={t('field.due')}
          clearable
          clearButtonProps={{ 'aria-label': t('clear') }}
          {...form.getInputProps('dueDate')}
        />
        <Select
          label={t('field.priority')}
          data={PRIORITIES.map((value) => ({ value, label: t(`priority.${value}`) }))}
          allowDeselect={false}
          {...form.getInputProps('priority')}
        />
        <TextInput
          label={t('field.estimate')}
          placeholder={t('form.duration_help')}
          {...form.getInputProps('estimate')}
        />
      </SimpleGrid>
      <FormActions>
        {latest.status === 'open' ? (
          <Button variant="default" onClick={() => void setStatus(latest, 'done')}>
            {t('action.done')}
          </Button>
        ) : (
          <Button variant="default" onClick={() => void setStatus(latest, 'open')}>
            {t('action.reopen')}
          </Button>
        )}
        <Button type="submit" loading={isSaving} disabled={!isUnsaved}>
          {t('save')}
        </Button>
      </FormActions>
    </Form>
  )
}

const valuesOf = (task: Task) => ({
  version: task.version,
  title: task.title,
  description: task.description,
  projectId: task.project?._id ?? null,
  assigneeIds: task.assignees.map(({ _id }) => _id),
  dueDate: task.dueDate ?? '',
  priority: task.priority,
  estimate: task.estimatedSeconds === null ? '' : formatHours(task.estimatedSeconds),
})

const bodyOf = ({ estimate, dueDate, ...values }: ReturnType<typeof valuesOf>) => ({
  ...values,
  dueDate: dueDate || null,
  estimatedSeconds: parseDuration(estimate) ?? null,
})

/** An archived project is in no list of names any more, but its tasks still show it. */
function withCurrent<Named extends { _id: string }>(named: Named[], current: Named | null) {
  return current && !named.some(({ _id }) => _id === current._id) ? [...named, current] : named
}
