import { Button, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DayField } from '@/components/form/day_field'
import { Form, FormActions } from '@/components/form/form'
import { useServerForm } from '@/components/form/use_server_form'
import { api } from '@/lib/server/api'
import type { StepFormProps } from './estimate_dialog'

/** When to ask the client again, and about what; an empty day takes it away. */
export function FollowUpForm({ estimate, onDone }: StepFormProps) {
  const { t } = useTranslation('estimates')
  const { form, submit, isSaving, failure } = useServerForm({
    initial: { date: estimate.followUpOn ?? '', note: estimate.followUpNote },
    save: ({ date, note }) =>
      api('PUT', '/api/estimates/:id/follow-up', {
        params: { id: estimate._id },
        body: { date: date || null, note },
      }),
    onSaved: onDone,
  })
  return (
    <Form onSubmit={submit} failure={failure}>
      <DayField
        label={t('list.follow_up')}
        clearable
        clearButtonProps={{ 'aria-label': t('follow_up.clear') }}
        {...form.getInputProps('date')}
      />
      <TextInput label={t('follow_up.note')} {...form.getInputProps('note')} />
      <FormActions>
        <Button type="submit" loading={isSaving}>
          {t('step.followUp')}
        </Button>
      </FormActions>
    </Form>
  )
}
