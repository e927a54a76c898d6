import { Button, Select, Textarea, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { parseDuration } from '#api/parse_duration'
import { Form, FormActions, FormRow } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { showDone } from '@/components/toast'
import { formatHours } from '@/lib/language/numbers'
import { api } from '@/lib/server/api'
import { stepsOf } from '../checklists/steps_of'
import { PRIORITIES } from '../task'
import type { Template } from './template'

/** Steps that the server takes for a template. */
const MOST_STEPS = 100

interface TemplateFormProps {
  /** Undefined for a new one. */
  template: Template | undefined
  onClose: () => void
}

/** A template with its checklist, a line for each step. */
export function TemplateForm({ template: given, onClose }: TemplateFormProps) {
  // The template as shown when the editing began.
  const [template] = useState(given)
  const { t } = useTranslation('task_templates')
  const { t: ofTasks } = useTranslation('tasks')
  const queryClient = useQueryClient()
  const params = { id: template?._id ?? '' }
  const { form, submit, failure, conflict, isSaving } = useServerForm({
    initial: valuesOf(template),
    validate: {
      title: (title) => (title.trim() ? null : ofTasks('form.title_missing')),
      estimate: (text) =>
        text === '' || parseDuration(text) !== undefined ? null : ofTasks('form.duration_wrong'),
      steps: (text) => (stepsOf(text).length > MOST_STEPS ? t('too_many_steps') : null),
    },
    save: (values) =>
      template
        ? api('PUT', '/api/task-templates/:id', {
            params,
            body: { ...bodyOf(values), version: values.version },
          })
        : api('POST', '/api/task-templates', { body: bodyOf(values) }),
    concurrency: {
      id: params.id,
      load: async () => valuesOf(await api('GET', '/api/task-templates/:id', { params })),
      words: ({ priority }) => ({ priority: ofTasks(`priority.${priority}`) }),
    },
    onSaved: async () => {
      await queryClient.invalidateQueries({ queryKey: ['/api/task-templates'] })
      showDone(t('saved'))
      onClose()
    },
  })
  return (
    <Form onSubmit={submit} failure={failure} conflict={conflict}>
      <TextInput label={ofTasks('field.title')} maxLength={300} {...form.getInputProps('title')} />
      <Textarea
        label={ofTasks('field.description')}
        autosize
        minRows={2}
        maxRows={10}
        {...form.getInputProps('description')}
      />
      <FormRow>
        <Select
          label={ofTasks('field.priority')}
          data={PRIORITIES.map((value) => ({ value, label: ofTasks(`priority.${value}`) }))}
          allowDeselect={false}
          {...form.getInputProps('priority')}
        />
        <TextInput
          label={ofTasks('field.estimate')}
          placeholder={ofTasks('form.duration_help')}
          {...form.getInputProps('estimate')}
        />
      </FormRow>
      <Textarea
        label={t('steps')}
        description={t('steps_help')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autosize
        minRows={4}
        maxRows={16}
        {...form.getInputProps('steps')}
      />
      <FormActions>
        <Button type="submit" loading={isSaving}>
          {ofTasks('save')}
        </Button>
      </FormActions>
    </Form>
  )
}

const valuesOf = (template: Template | undefined) => ({
  version: template?.version ?? 0,
  title: template?.title ?? '',
  description: template?.description ?? '',
  priority: template?.priority ?? 'normal',
  estimate: template?.estimatedSeconds == null ? '' : formatHours(template.estimatedSeconds),
  steps: template?.steps.join('\n') ?? '',
})

const bodyOf = ({ version: _, estimate, steps, ...values }: ReturnType<typeof valuesOf>) => ({
  ...values,
  estimatedSeconds: parseDuration(estimate) ?? null,
  steps: stepsOf(steps),
})
