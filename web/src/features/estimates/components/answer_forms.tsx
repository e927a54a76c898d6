import { Button, Checkbox, Stack, Textarea, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { api } from '@/lib/api'
import { clientName } from '../estimate'
import type { StepFormProps } from './step_dialog'

/** The client said yes on the phone, in a mail or in person. */
export function AcceptForm({ estimate, onDone }: StepFormProps) {
  const { t } = useTranslation('estimates')
  const options = estimate.lines.filter(({ isOptional, kind }) => isOptional && kind === 'item')
  const { form, submit, isSaving, failure } = useServerForm({
    initial: { name: clientName(estimate), note: '', chosen: [] as string[] },
    validate: { name: (name) => (name.trim() ? null : t('accept.name_missing')) },
    save: (values) =>
      api('POST', '/api/estimates/:id/accept', {
        params: { id: estimate._id },
        body: { ...values, chosen: values.chosen.map(Number) },
      }),
    onSaved: onDone,
  })
  return (
    <Form onSubmit={submit} failure={failure}>
      <TextInput label={t('accept.name')} {...form.getInputProps('name')} data-autofocus />
      {options.length > 0 && (
        <Checkbox.Group label={t('accept.options')} {...form.getInputProps('chosen')}>
          <Stack gap="xs" mt="xs">
            {options.map(({ position, description }) => (
              <Checkbox
                key={position}
                value={String(position)}
                label={description.split('\n')[0]}
              />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
      <Textarea label={t('accept.note')} autosize minRows={2} {...form.getInputProps('note')} />
      <FormActions>
        <Button type="submit" loading={isSaving}>
          {t('step.accept')}
        </Button>
      </FormActions>
    </Form>
  )
}

/** The client said no. */
export function DeclineForm({ estimate, onDone }: StepFormProps) {
  const { t } = useTranslation('estimates')
  const { form, submit, isSaving, failure } = useServerForm({
    initial: { reason: '' },
    save: (body) =>
      api('POST', '/api/estimates/:id/decline', { params: { id: estimate._id }, body }),
    onSaved: onDone,
  })
  return (
    <Form onSubmit={submit} failure={failure}>
      <Textarea label={t('answer.note')} autosize minRows={2} {...form.getInputProps('reason')} />
      <FormActions>
        <Button type="submit" color="red" loading={isSaving}>
          {t('step.decline')}
        </Button>
      </FormActions>
    </Form>
  )
}
